import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Fields, noFields } from "../request/fields.js";
import { createNotesHandlers, type NotesAddArguments } from "../test-sets/notes.js";
import { ask, notesRequest, serveNotes } from "../test-sets/serve-notes.js";
import { readArguments } from "./read-arguments.js";

const json = "application/json; charset=utf-8";
const form = "application/x-www-form-urlencoded";

/** The arguments that the handler receives, or the whole answer if it is not called. */
async function readBy(request: Request): Promise<unknown> {
  const handled: object[] = [];
  const answer = await ask(serveNotes({ handlers: createNotesHandlers(handled) }), request);
  return handled[0] ?? answer.body;
}

const sendJson = (members: object) =>
  readBy(notesRequest("notes.add", { body: JSON.stringify(members), type: json, token: "bot" }));
const sendForm = (body: string) => readBy(notesRequest("notes.add", { body, type: form, token: "bot" }));

/** Arguments without null, which only JSON has, and without values that a form treats as absent. */
const argumentsArbitrary: fc.Arbitrary<NotesAddArguments> = fc.record(
  {
    text: fc.string({ unit: "binary", maxLength: 20 }).map(wellFormed),
    folder: fc.string({ unit: "grapheme", maxLength: 20 }),
    rank: fc.integer({ min: 1, max: 2 ** 31 }),
    score: fc.double({ noNaN: true, noDefaultInfinity: true }).map((score) => score || 0),
    pinned: fc.boolean(),
    tags: fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1, maxLength: 4 }),
    place: fc.record({ city: fc.string({ unit: "grapheme" }) }),
    links: fc.array(fc.record({ url: fc.webUrl() }), { maxLength: 3 }),
    draft: fc.json(),
  },
  { requiredKeys: ["text"] },
);

/** An argument as a field of a form. */
function asField(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

type Encode = (args: NotesAddArguments) => Request;

const encodings: Readonly<Record<string, Encode>> = {
  query: (args) => notesRequest(`notes.add?${asForm(args)}`, { token: "bot" }),
  form: (args) => notesRequest("notes.add", { body: asForm(args).toString(), type: form, token: "bot" }),
  "plain text form": (args) =>
    notesRequest("notes.add", { body: asForm(args).toString(), type: "text/plain; charset=utf-8", token: "bot" }),
  multipart: (args) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(args)) body.set(name, new Blob([asField(value)]), "blob");
    return notesRequest("notes.add", { body, token: "bot" });
  },
  JSON: (args) => notesRequest("notes.add", { body: JSON.stringify(args), type: json, token: "bot" }),
  "plain text JSON": (args) =>
    notesRequest("notes.add", { body: JSON.stringify(args), type: "text/plain; charset=utf-8", token: "bot" }),
};

function asForm(args: NotesAddArguments): URLSearchParams {
  return new URLSearchParams(Object.entries(args).map(([name, value]) => [name, asField(value)]));
}

function wellFormed(text: string): string {
  return text.toWellFormed();
}

describe("the encodings of arguments", () => {
  it.each(Object.entries(encodings))("%s reach the handler with the same values", async (_, encode) => {
    await fc.assert(
      fc.asyncProperty(argumentsArbitrary, async (args) => {
        expect(await readBy(encode(args))).toEqual(args);
      }),
    );
  });
});

describe("a form", () => {
  it.each([
    ["commas for a list", "tags=a,%20b,,c", { tags: ["a", "b", "c"] }],
    ["JSON for a list", `tags=${encodeURIComponent('["a,b"]')}`, { tags: ["a,b"] }],
    ["a repeated key for a list", "tags=a&tags=b,c", { tags: ["a", "b,c"] }],
    ["brackets for a list", "tags[]=a", { tags: ["a"] }],
    ["escaped brackets for a list", "tags%5B%5D=a&tags%5B%5D=b", { tags: ["a", "b"] }],
    [
      "a repeated key for objects",
      "links=%7B%22url%22:%22a%22%7D&links=%7B%22url%22:%22b%22%7D",
      { links: [{ url: "a" }, { url: "b" }] },
    ],
    ["an exponent for a number", "score=-1.5e3", { score: -1500 }],
    ["null as text", "folder=null", { folder: "null" }],
    ["empty text as text", "folder=&signature=", { folder: "", signature: "" }],
    ["empty values of other types as absent", "rank=&score=&pinned=&tags=&tags[]=&place=&links=", {}],
    ["no unknown names", "colour=red&tags2[]=x&tags3[key]=y", {}],
  ])("reads %s", async (_, body, wanted) => {
    expect(await sendForm(`text=t&${body}`)).toEqual({ text: "t", ...wanted });
  });

  it.each([
    ["a list for a string argument", "text=a&text=b", "bad_list"],
    ["brackets for a string argument", "text[]=a", "bad_list"],
    ["a list for a number argument", "text=a&rank=1&rank=2", "bad_list"],
    ["a name with invalid characters", "text=a&no-name=1", "bad_name"],
    ["a name with a key in brackets", "text=a&place[city]=x", "bad_list"],
    ["a name with a key and more in brackets", "text=a&tags%5B0%5D[]=x", "bad_list"],
    ["a key in brackets after an invalid name", "text=a&no-name[key]=1", "bad_name"],
    ["an empty name", "text=a&=1", "bad_name"],
    ["a very long name", `text=a&${"n".repeat(33)}=1`, "bad_name"],
  ])("refuses %s", async (_, body, error) => {
    expect(await sendForm(body)).toEqual({ ok: false, error });
  });

  it.each([
    ["rank=1.5", "must be an integer"],
    ["rank=%2B1", "must be a number"],
    ["rank=99999999999999999999", "must be at most 9007199254740991"],
    ["score=1e999", "must be a number"],
    ["tags=[1", "must be an array"],
    ["place=Berlin", "must be an object"],
    ["links=%7B%7D", "must be an array"],
  ])("leaves %s to the validator", async (body, demand) => {
    const name = body.slice(0, body.indexOf("="));
    expect(await sendForm(`text=t&${body}`)).toEqual({
      ok: false,
      error: "bad_args",
      response_metadata: { messages: [`[ERROR] ${demand} [json-pointer:/${name}]`] },
    });
  });
});

describe("a JSON body", () => {
  it.each([
    ["null for a nullable argument", { folder: null }, { folder: null }],
    ["null for another argument as absent", { rank: null, tags: null }, {}],
    ["an object for a JSON text argument", { draft: { a: [1] } }, { draft: '{"a":[1]}' }],
    ["JSON text unchanged", { draft: '{ "a": 1 }' }, { draft: '{ "a": 1 }' }],
    ["commas for a list", { tags: "a, b" }, { tags: ["a", "b"] }],
    ["JSON text for a list", { tags: '["a"]' }, { tags: ["a"] }],
    ["JSON text for an object", { place: '{"city":"x"}' }, { place: { city: "x" } }],
    ["JSON text for objects", { links: '[{"url":"a"}]' }, { links: [{ url: "a" }] }],
    ["decimal text for a number", { rank: "1", score: "-1.5e3" }, { rank: 1, score: -1500 }],
    ["a number for text", { folder: 1795881244, draft: 0 }, { folder: "1795881244", draft: "0" }],
    ["numbers for a list and in it", { tags: [1, "b", 2.5] }, { tags: ["1", "b", "2.5"] }],
    ["empty text of other types as absent", { rank: "", pinned: "", tags: "", place: "", links: "" }, {}],
    ["no unknown names", { colour: { deep: ["red"] } }, {}],
  ])("reads %s", async (_, members, wanted) => {
    expect(await sendJson({ text: "t", ...members })).toEqual({ text: "t", ...wanted });
  });

  it.each([
    ["a list for a string argument", { text: ["a"] }, "bad_list"],
    ["a list for a JSON text argument", { text: "a", draft: [] }, "bad_list"],
    ["an invalid name", { text: "a", "an empty name": 1 }, "bad_name"],
  ])("refuses %s", async (_, members, error) => {
    expect(await sendJson(members)).toEqual({ ok: false, error });
  });

  it.each([
    ["another text for a number", { rank: "1x" }, "must be a number [json-pointer:/rank]"],
    ["malformed text for a list", { tags: '["a"' }, "must be an array [json-pointer:/tags]"],
    ["another text for an object", { place: "Berlin" }, "must be an object [json-pointer:/place]"],
    ["another number for a boolean", { pinned: 2 }, "must be a boolean [json-pointer:/pinned]"],
    ["true for text", { folder: true }, "must be a string [json-pointer:/folder]"],
    ["a number inside of an object", { place: { city: 1 } }, "must be a string [json-pointer:/place/city]"],
  ])("does not accept %s", async (_, members, line) => {
    expect(await sendJson({ text: "t", ...members })).toEqual({
      ok: false,
      error: "bad_args",
      response_metadata: { messages: [`[ERROR] ${line}`] },
    });
  });
});

it("reads a boolean from JSON and from a form by one rule", async () => {
  for (const [sent, pinned] of [
    ...[true, "true", 1, "1"].map((each) => [each, true] as const),
    ...[false, "false", 0, "0"].map((each) => [each, false] as const),
  ]) {
    expect([sent, await sendJson({ text: "t", pinned: sent })]).toEqual([sent, { text: "t", pinned }]);
    expect([sent, await sendForm(`text=t&pinned=${sent}`)]).toEqual([sent, { text: "t", pinned }]);
  }
  const refused = { ok: false, error: "bad_args" };
  for (const sent of ["True", "yes", "2", "-1", "null"]) {
    expect([sent, await sendJson({ text: "t", pinned: sent })]).toMatchObject([sent, refused]);
    expect([sent, await sendForm(`text=t&pinned=${sent}`)]).toMatchObject([sent, refused]);
  }
});

describe("an argument that keeps empty lists", () => {
  const users = { name: "users", wireName: "users", form: "list", keepsEmpty: true } as const;
  const method = { arguments: new Map([["users", users]]), keepsOthers: false };
  const limits = { maxArgumentName: 32, maxBodyDepth: 8, maxBodyBytes: 100 };
  const read = (form: Fields, members: object) =>
    readArguments(
      method,
      { ok: true, query: noFields, form, members: { ...members } },
      { limits, pause: () => Promise.resolve() },
    );

  it.each([
    ["empty text", new Map([["users", ""]]), {}, { users: [] }],
    ["commas", new Map([["users", " ,"]]), {}, { users: [] }],
    ["an empty text in brackets", new Map([["users", [""]]]), {}, { users: [] }],
    ["empty text in JSON", noFields, { users: "" }, { users: [] }],
    ["null", noFields, { users: null }, {}],
    ["nothing", noFields, {}, {}],
  ])("reads %s", async (_, form, members, values) => {
    expect(await read(form, members)).toEqual({ ok: true, values });
  });
});
