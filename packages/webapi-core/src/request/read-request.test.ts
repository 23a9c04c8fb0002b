import { describe, expect, it } from "vitest";
import { createNotesHandlers, notes } from "../test-sets/notes.js";
import { ask, notesRequest, serveNotes } from "../test-sets/serve-notes.js";

const json = "application/json; charset=utf-8";
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=XX";

/** The arguments that the handler receives, or the whole answer if it is not called. */
async function readBy(request: Request): Promise<unknown> {
  const handled: object[] = [];
  const answer = await ask(serveNotes({ handlers: createNotesHandlers(handled) }), request);
  return handled[0] ?? answer.body;
}

const add = (body: BodyInit, type?: string) =>
  notesRequest("notes.add", { body, token: "bot", ...(type === undefined ? {} : { type }) });

const part = (name: string, value: string, more = "") =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

describe("a body", () => {
  it.each<[string, BodyInit, string, object]>([
    ["JSON", '{"text":"é"}', json, { text: "é" }],
    ["JSON after a byte order mark", '\uFEFF{"text":"a"}', json, { text: "a" }],
    ["a form", "text=%C3%A9+%2B&", form, { text: "é +" }],
    ["a form in ISO 8859-1", latin1("text=\xE9%E9\x80"), `${form}; charset=iso-8859-1`, { text: "éé\x80" }],
    ["JSON in ISO 8859-1", latin1('{"text":"\xE9\x93"}'), "application/json; charset=ISO-8859-1", { text: "é\x93" }],
    ["plain text that is JSON", ' {"text":"a"}', "text/plain; charset=utf-8", { text: "a" }],
    ["plain text that is a form", "text=%7B", "text/plain; charset=utf-8", { text: "{" }],
    ["a multipart form", `${part("text", "é\r\nb")}--XX--\r\n`, multipart, { text: "é\r\nb" }],
    ["a multipart form without its last line break", `${part("text", "a")}--XX--`, multipart, { text: "a" }],
    ["a part that is a file", `${part("text", "a", '; filename="a.txt"')}--XX--\r\n`, multipart, { text: "a" }],
    [
      "a repeated part",
      `${part("text", "a")}${part("tags", "b")}${part("tags", "c")}--XX--\r\n`,
      multipart,
      { text: "a", tags: ["b", "c"] },
    ],
    [
      "a multipart form in ISO 8859-1",
      latin1(`${part("text", "\xE9")}--XX--\r\n`),
      `${multipart}; charset=iso-8859-1`,
      { text: "é" },
    ],
  ])("is read: %s", async (_, body, type, wanted) => {
    expect(await readBy(add(body, type))).toEqual(wanted);
  });

  it("from FormData or URLSearchParams is read", async () => {
    const sent = new FormData();
    sent.set("text", "é");
    sent.set("draft", new Blob(["{}"]), "draft.json");
    expect(await readBy(add(sent))).toEqual({ text: "é", draft: "{}" });
  });

  it("overrides the query, which is also read", async () => {
    const request = notesRequest("notes.add?text=query&rank=3", { body: "text=body", type: form, token: "bot" });
    expect(await readBy(request)).toEqual({ text: "body", rank: 3 });
  });

  it.each<[string, BodyInit, string | undefined, string]>([
    ["bytes without a type", "text=a", undefined, "type_missing"],
    ["another type", "<a/>", "application/xml", "type_unknown"],
    ["another type without bytes", "", "application/xml", "type_unknown"],
    ["another charset", '{"text":"a"}', "application/json; charset=utf-16", "charset_unknown"],
    ["a body that is not JSON", "{text:1}", json, "bad_body"],
    ["JSON that is not an object", "[1]", json, "bad_body"],
    ["incomplete JSON", '{"text":"a', json, "cut_off"],
    ["whitespace instead of JSON", "  ", json, "cut_off"],
    ["a broken escape", "text=%zz", form, "bad_body"],
    ["an escape that is not UTF-8", "text=%E9", form, "bad_body"],
    ["a broken escape in ISO 8859-1", "text=%E", `${form}; charset=iso-8859-1`, "bad_body"],
    ["bytes that are not UTF-8", latin1('{"text":"\xE9"}'), json, "bad_body"],
    ["half a surrogate pair", '{"text":"\\ud800"}', json, "bad_body"],
    ["__proto__ in JSON", '{"text":"a","__proto__":{"pinned":true}}', json, "bad_body"],
    ["nested __proto__ in JSON", '{"text":"a","x":[{"__proto__":1}]}', json, "bad_body"],
    ["__proto__ in a form", "text=a&__proto__=1", form, "bad_body"],
    ["__proto__ in the JSON of a field", `text=a&place=${encodeURIComponent('{"__proto__":1}')}`, form, "bad_body"],
    ["a multipart form without a boundary", `${part("text", "a")}--XX--`, "multipart/form-data", "bad_body"],
    ["a multipart form with another boundary", "--YY--", multipart, "bad_body"],
    ["an incomplete multipart form", part("text", "a"), multipart, "cut_off"],
    ["a multipart form with a broken part", "--XX\r\nnothing\r\n\r\na\r\n--XX--\r\n", multipart, "bad_body"],
    ["a multipart form that is not UTF-8", latin1(`${part("text", "\xE9")}--XX--\r\n`), multipart, "bad_body"],
  ])("is refused: %s", async (_, body, type, error) => {
    expect(await readBy(add(body, type))).toMatchObject({ ok: false, error });
  });

  it("needs no type if it is empty", async () => {
    const request = notesRequest("notes.add?text=a", { verb: "POST", token: "bot" });
    expect(await readBy(request)).toEqual({ text: "a" });
  });

  it("is not read if the query is malformed", async () => {
    expect(await readBy(notesRequest("notes.get?note_id=%zz", { token: "bot" }))).toMatchObject({ error: "bad_body" });
  });

  it("may nest up to the limit", async () => {
    const nested = (depth: number) => `{"text":"a","x":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect(await readBy(add(nested(63), json))).toEqual({ text: "a" });
    expect(await readBy(add(nested(64), json))).toMatchObject({ error: "bad_body" });
    expect(await readBy(add(nested(40_000), json))).toMatchObject({ error: "bad_body" });
    const field = (depth: number) => `text=a&place=${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect(await readBy(add(field(64), form))).toMatchObject({ error: "bad_args" });
    expect(await readBy(add(field(65), form))).toMatchObject({ error: "bad_body" });
  });
});

describe("the size of a body", () => {
  const tooLarge = { status: 413, body: { ok: false, error: "bad_body" } };
  const ofLength = (bytes: number) => `{"text":"","pad":"${"a".repeat(bytes - 20)}"}`;

  it("may be up to the limit", async () => {
    expect(await readBy(add(ofLength(100_000), json))).toEqual({ text: "" });
    expect(await ask(serveNotes(), add(ofLength(100_001), json))).toMatchObject(tooLarge);
  });

  it("is limited by the option", async () => {
    expect(await ask(serveNotes({ maxBodyBytes: 30 }), add(ofLength(31), json))).toMatchObject(tooLarge);
  });

  it("is checked against the announced size before any of it is read", async () => {
    const request = withLength(add("{}", json), "100001");
    expect(await ask(serveNotes(), request)).toMatchObject(tooLarge);
    expect(request.bodyUsed).toBe(false);
  });

  it("is checked against the actual size if a smaller one was announced", async () => {
    expect(await ask(serveNotes(), withLength(add(ofLength(100_001), json), "2"))).toMatchObject(tooLarge);
  });

  it("stops a stream at the limit", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(50_000));
      },
    });
    expect(await ask(serveNotes(), streamed(endless))).toMatchObject(tooLarge);
    expect(pulled).toBeLessThan(6);
  });
});

describe("an incomplete body", () => {
  it.each([
    ["is shorter than announced", () => withLength(add("text=a", form), "7")],
    [
      "fails while it arrives",
      () => streamed(new ReadableStream({ pull: (controller) => controller.error(new Error("reset")) })),
    ],
  ])("is truncated: it %s", async (_, request) => {
    expect(await ask(serveNotes(), request())).toMatchObject({ status: 200, body: { ok: false, error: "cut_off" } });
  });

  it("is read if it is as long as announced", async () => {
    expect(await readBy(withLength(add("text=a", form), "6"))).toEqual({ text: "a" });
  });
});

describe("warnings", () => {
  it.each([
    ["JSON without a charset", "application/json", '{"text":"a"}', "say_charset"],
    ["plain text without a charset", "text/plain", "text=a", "say_charset"],
    ["a form with a charset", `${form}; charset=utf-8`, "text=a", "skip_charset"],
    ["a multipart form with a charset", `${multipart}; charset=utf-8`, `${part("text", "a")}--XX--`, "skip_charset"],
  ])("are added for %s", async (_, type, body, word) => {
    const answer = await ask(serveNotes(), add(body, type));
    expect(answer.body).toEqual({ ok: true, id: "N1", warning: word, response_metadata: { warnings: [word] } });
  });

  it.each([
    ["JSON with a charset", json, '{"text":"a"}'],
    ["a form without one", form, "text=a"],
  ])("are not added for %s", async (_, type, body) => {
    expect((await ask(serveNotes(), add(body, type))).body).toEqual({ ok: true, id: "N1" });
  });

  it("are added to other metadata, also in refusals", async () => {
    const handlers = {
      ...createNotesHandlers(),
      "notes.add": async () => ({ ok: true as const, id: "N1", response_metadata: { next_cursor: "c" } }),
    };
    const paged = await ask(serveNotes({ handlers }), add('{"text":"a"}', "application/json"));
    expect(paged.body).toMatchObject({ response_metadata: { next_cursor: "c", warnings: ["say_charset"] } });
    const refused = await ask(serveNotes(), add("{}", "application/json"));
    expect(refused.body).toEqual({
      ok: false,
      error: "bad_args",
      warning: "say_charset",
      response_metadata: { messages: ["[ERROR] missing required field: text"], warnings: ["say_charset"] },
    });
  });

  it("are not written if the set has no word for them", async () => {
    const { warnings: _warnings, ...definition } = notes;
    const answer = await ask(serveNotes({ definition }), add('{"text":"a"}', "application/json"));
    expect(answer.body).toEqual({ ok: true, id: "N1" });
  });
});

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function withLength(request: Request, length: string): Request {
  request.headers.set("content-length", length);
  return request;
}

function streamed(body: ReadableStream<Uint8Array>): Request {
  return new Request("http://notes.test/notes-api/notes.add", {
    method: "POST",
    headers: { authorization: "Bearer bot", "content-type": json },
    body,
    // @ts-expect-error the platform wants `duplex` for a stream, and its types do not know it yet
    duplex: "half",
  });
}
