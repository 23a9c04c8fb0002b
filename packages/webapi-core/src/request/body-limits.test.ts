import { describe, expect, it } from "vitest";
import type { MethodCaller, MethodHandlerOptions } from "../options/method-handlers.js";
import { type NotesCode, type NotesMethods, notes } from "../test-sets/notes.js";
import { ask, notesRequest, serveNotes } from "../test-sets/serve-notes.js";

type Options = Partial<MethodHandlerOptions<NotesMethods, NotesCode, MethodCaller>>;

const json = "application/json; charset=utf-8";
const form = "application/x-www-form-urlencoded";

const limits = {
  ...notes.limits,
  maxBodyBytes: 1_000_000,
  maxBodyBytesWithoutToken: 1000,
  maxBodyBytesInFlight: 1_000_000,
  maxArguments: 10,
  maxBodyMembers: 50_000,
};

const serve = (options: Options = {}) => serveNotes({ definition: { ...notes, limits }, ...options });

/** A JSON body of a size in bytes. */
const bodyOf = (bytes: number) => `{"text":"","pad":"${"a".repeat(bytes - 20)}"}`;

/** A call whose body is sent on demand, and the demanded chunks. */
function streamed(
  token: string | undefined,
  chunkBytes = 100,
): { readonly request: Request; readonly pulled: () => number } {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulled += chunkBytes;
        controller.enqueue(new Uint8Array(chunkBytes));
      },
    },
    { highWaterMark: 0 },
  );
  const request = new Request("http://notes.test/notes-api/notes.add", {
    method: "POST",
    headers: { "content-type": json, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body,
    // @ts-expect-error the platform wants `duplex` for a stream, and its types do not know it yet
    duplex: "half",
  });
  return { request, pulled: () => pulled };
}

describe("a token in the header", () => {
  it.each([
    ["is unknown", "nobody", "stranger"],
    ["is of the wrong kind", "person", "wrong_kind"],
    ["lacks a scope", "reader", "no_scope"],
  ])("that %s is refused before any of the body is read", async (_, token, error) => {
    const { request, pulled } = streamed(token);
    expect(await ask(serve(), request)).toMatchObject({ body: { ok: false, error } });
    expect([request.bodyUsed, pulled()]).toEqual([false, 0]);
  });

  it("is checked before the body and the query, even if they are malformed", async () => {
    const sent = { body: "{", type: "application/xml", token: "nobody" };
    expect((await ask(serve(), notesRequest("notes.add?x=%zz", sent))).body).toMatchObject({ error: "stranger" });
  });

  it("has its scopes in the answer even if the body is wrong", async () => {
    for (const sent of [
      { body: "{", type: json },
      { body: "x", type: "text/css" },
      { body: bodyOf(1_000_001), type: json },
    ]) {
      const { headers } = await ask(serve(), notesRequest("notes.add", { ...sent, token: "unsigned" }));
      expect(headers.get("x-oauth-scopes")).toBe("notes:read,notes:write");
    }
  });
});

describe("a body without a token in the header", () => {
  const messages = ["[ERROR] a body above 1000 bytes needs a token in the Authorization header"];
  const tooLarge = { body: { ok: false, error: "bad_body", response_metadata: { messages } } };

  it("is refused unread if it announces a size above the limit", async () => {
    const request = notesRequest("notes.add", { body: `token=bot&text=${"a".repeat(986)}`, type: form });
    request.headers.set("content-length", "1001");
    expect(await ask(serve(), request)).toMatchObject(tooLarge);
    expect(request.bodyUsed).toBe(false);
  });

  it("is read up to the limit if its size is not announced", async () => {
    const { request, pulled } = streamed(undefined);
    expect(await ask(serve(), request)).toMatchObject(tooLarge);
    expect(pulled()).toBe(1100);
  });

  it("may have its token in a form up to the limit", async () => {
    const ofLength = (bytes: number) => ({ body: `token=bot&text=${"a".repeat(bytes - 15)}`, type: form });
    expect(await ask(serve(), notesRequest("notes.add", ofLength(1000)))).toMatchObject({ body: { ok: true } });
    expect(await ask(serve(), notesRequest("notes.add", ofLength(1001)))).toMatchObject(tooLarge);
  });

  it("is also limited by the maximum of every body", async () => {
    const request = notesRequest("notes.add", { body: `token=bot&text=${"a".repeat(86)}`, type: form });
    const { body } = await ask(serve({ maxBodyBytes: 100 }), request);
    expect(body).toMatchObject({ response_metadata: { messages: ["[ERROR] the body must have at most 100 bytes"] } });
  });

  it("is not limited if its token is valid", async () => {
    const sent = { body: bodyOf(400_000), type: json, token: "bot" };
    expect(await ask(serve(), notesRequest("notes.add", sent))).toMatchObject({ body: { ok: true } });
  });
});

describe("the number of arguments", () => {
  it.each([
    ["JSON", JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`a${index}`, 1]))), json],
    ["a form", Array.from({ length: 11 }, (_, index) => `a${index}=1`).join("&"), form],
  ])("is limited in %s", async (_, body, type) => {
    const answer = await ask(serve(), notesRequest("notes.add", { body, type, token: "bot" }));
    expect(answer.body).toMatchObject({
      error: "bad_args",
      response_metadata: { messages: ["[ERROR] must have at most 10 arguments"] },
    });
  });
});

describe("the number of members", () => {
  const list = (length: number) => JSON.stringify(Array.from({ length }, () => "a"));
  const objects = (length: number) => JSON.stringify(Array.from({ length }, () => ({})));
  const part = (name: string, value: string) =>
    `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  it.each<[string, (length: number) => string, string]>([
    ["a JSON body", (length) => `{"text":"a","tags":${list(length)}}`, json],
    ["a short JSON body", (length) => `{"text":"a","tags":[${"1,".repeat(length - 1)}1]}`, json],
    ["the JSON of a field", (length) => `text=a&tags=${list(length)}`, form],
    ["a comma-separated list", (length) => `text=a&tags=${"a,".repeat(length - 1)}a`, form],
    ["the fields of a form", (length) => `text=a${"&tags=a".repeat(length)}`, form],
    [
      "the parts of a multipart form",
      (length) => `${part("text", "a")}${part("tags", "a").repeat(length)}--XX--`,
      "multipart/form-data; boundary=XX",
    ],
    [
      "objects in separate fields",
      (length) => `text=a&links=${objects(length / 2)}&links=${objects(length / 2)}`,
      form,
    ],
  ])("is limited in %s", async (_, print, type) => {
    const few = { ...limits, maxBodyBytes: 10_000_000, maxBodyBytesInFlight: 100_000_000, maxBodyMembers: 1000 };
    const handler = serveNotes({ definition: { ...notes, limits: few } });
    const send = (length: number) =>
      ask(handler, notesRequest("notes.add", { body: print(length), type, token: "bot" }));
    const messages = ["[ERROR] must have at most 1000 members, elements and fields"];
    for (const length of [1002, 30_000])
      expect([length, (await send(length)).body]).toMatchObject([
        length,
        { error: "bad_body", response_metadata: { messages } },
      ]);
    expect((await send(990)).body).not.toMatchObject({ error: "bad_body" });
  });
});

describe("a large body", () => {
  const members = 40_000;
  const wide = `{"text":"a",${Array.from({ length: members }, (_, index) => `"key${index}":"value"`).join(",")}}`;
  const args = { ...limits, maxArguments: members + 1, maxBodyBytesInFlight: 10_000_000 };

  it("is read in slices, with other work between them", async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
    };
    const handler = serveNotes({ definition: { ...notes, limits: args }, pause });
    const answer = await ask(handler, notesRequest("notes.add", { body: wide, type: json, token: "bot" }));
    expect(answer.body).toMatchObject({ ok: true });
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(wide.length / 65_536));
  });

  it("does not block a request that arrives later", async () => {
    const handler = serveNotes({ definition: { ...notes, limits: args } });
    const answered: string[] = [];
    const send = async (name: string, body: string) => {
      await ask(handler, notesRequest("notes.add", { body, type: json, token: "bot" }));
      answered.push(name);
    };
    await Promise.all([send("large", wide), send("small", '{"text":"a"}')]);
    expect(answered).toEqual(["small", "large"]);
  });

  it.each([
    ["a form", "\u{1f600}é+ %".repeat(40_000), form, encodeURIComponent],
    ["a form in ISO 8859-1", "é+ %".repeat(40_000), `${form}; charset=iso-8859-1`, escapeLatin1],
  ])("of %s is read in slices with the same result", async (_, text, type, print) => {
    const texts: string[] = [];
    const handlers = {
      "notes.add": async (sent: { readonly draft?: string }) => {
        texts.push(sent.draft ?? "");
        return { ok: true as const, id: "N1" };
      },
      "notes.get": async () => ({ ok: false as const, error: "note_not_found" as const }),
    };
    const large = { ...limits, maxBodyBytes: 10_000_000, maxBodyBytesInFlight: 100_000_000 };
    const handler = serveNotes({ definition: { ...notes, limits: large }, handlers });
    for (const padding of ["", "a", "ab", "abc", "abcd"]) {
      const body = `text=a&draft=${padding}${print(text)}`;
      expect((await ask(handler, notesRequest("notes.add", { body, type, token: "bot" }))).body).toMatchObject({
        ok: true,
      });
      expect(texts.pop() === padding + text).toBe(true);
    }
  });
});

describe("the bodies in flight", () => {
  const large = (token?: string) => {
    const request = notesRequest("notes.add", { body: bodyOf(400_000), type: json, ...(token && { token }) });
    request.headers.set("content-length", "400000");
    return request;
  };

  it("are refused unread above the limit, and served once others are done", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const handler = serve({
      middleware: [
        async (_exchange, next) => {
          await promise;
          return next();
        },
      ],
    });
    const first = ask(handler, large("bot"));
    const second = large("bot");
    expect(await ask(handler, second)).toMatchObject({ status: 429, body: { error: "slow_down" } });
    expect(second.bodyUsed).toBe(false);
    const small = ask(handler, notesRequest("notes.add", { body: '{"text":"a"}', type: json, token: "bot" }));
    resolve();
    expect((await first).body).toMatchObject({ ok: true });
    expect((await small).body).toMatchObject({ ok: true });
    expect((await ask(handler, large("bot"))).body).toMatchObject({ ok: true });
  });

  it("are counted only until they are refused", async () => {
    const handler = serve();
    for (let round = 0; round < 5; round += 1) {
      const broken = notesRequest("notes.add", { body: `${bodyOf(400_000)}}`, type: json, token: "bot" });
      expect((await ask(handler, broken)).body).toMatchObject({ error: "bad_body" });
    }
    expect((await ask(handler, large("bot"))).body).toMatchObject({ ok: true });
  });

  it("are counted while they arrive if their size is not announced", async () => {
    const { request, pulled } = streamed("bot", 100_000);
    expect(await ask(serve(), request)).toMatchObject({ status: 429, body: { error: "slow_down" } });
    expect(pulled()).toBe(600_000);
  });
});

function escapeLatin1(text: string): string {
  return text.replace(/[^a-z]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
