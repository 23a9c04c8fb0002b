import { describe, expect, it } from "vitest";
import type { AnyOutcome, MethodCaller, MethodContext, MethodMiddleware } from "./options/method-handlers.js";
import { createNotesHandlers, notes } from "./test-sets/notes.js";
import { ask, notesRequest, serveNotes, stillClock } from "./test-sets/serve-notes.js";

const json = "application/json; charset=utf-8";
const addNote = (members: object, token = "bot") =>
  notesRequest("notes.add", { body: JSON.stringify(members), type: json, token });

describe("createMethodHandler", () => {
  it("serves a method by its name and answers ok with the handler's fields", async () => {
    const handler = serveNotes();
    const added = await ask(handler, addNote({ text: "hello" }));
    expect([added.status, added.body]).toEqual([200, { ok: true, id: "N1" }]);
    expect(added.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const got = await handler(notesRequest("notes.get?note_id=N1", { token: "person" }));
    expect(await got.text()).toBe('{"ok":true,"text":"hello","messages":["hello"]}');
  });

  it.each([
    ["an unknown name", notesRequest("notes.burn")],
    ["the mount without a method", notesRequest("")],
    ["another mount", new Request("http://notes.test/api/notes.get")],
    ["a name below a method", notesRequest("notes.get/more")],
    ["another verb", notesRequest("notes.get", { verb: "DELETE" })],
    ["HEAD", notesRequest("notes.get", { verb: "HEAD" })],
    ["a property of every object", notesRequest("constructor")],
  ])("answers the code of an unknown method for %s, before checking the token", async (_, request) => {
    expect(await ask(serveNotes(), request)).toMatchObject({ status: 200, body: { ok: false, error: "what" } });
  });

  it("refuses GET for a method that changes data if the set has a code for that, and names the verb", async () => {
    const handler = serveNotes({ definition: { ...notes, verbRefused: "what" } });
    const followed = await ask(handler, notesRequest("notes.add?text=hello", { token: "bot" }));
    expect(followed).toMatchObject({
      body: {
        ok: false,
        error: "what",
        response_metadata: { messages: ["[ERROR] notes.add changes data; call it with POST"] },
      },
    });
    expect(followed.headers.get("allow")).toBe("POST");
    expect(await ask(handler, addNote({ text: "hello" }))).toMatchObject({ body: { ok: true, id: "N1" } });
    expect(await ask(handler, notesRequest("notes.get?note_id=N1", { token: "bot" }))).toMatchObject({
      body: { ok: true },
    });
  });

  it("refuses GET, and a token outside the header, with the codes of the method", async () => {
    const strict = { ...notes.methods["notes.add"], verbRefused: "gone" as const, fieldTokenRefused: "what" };
    const handler = serveNotes({ definition: { ...notes, methods: { ...notes.methods, "notes.add": strict } } });
    expect(await ask(handler, notesRequest("notes.add?text=hello"))).toMatchObject({ body: { error: "gone" } });
    const form = (body: string, query = "") =>
      new Request(`http://notes.test/notes/notes.add${query}`, { method: "POST", body: new URLSearchParams(body) });
    const sent = form("text=hello&token=bot");
    const url = notesRequest("notes.add").url;
    expect(await ask(handler, new Request(url, sent))).toMatchObject({ body: { error: "what" } });
    expect(await ask(handler, new Request(`${url}?token=bot`, form("text=hello")))).toMatchObject({
      body: { error: "what" },
    });
    expect(await ask(handler, addNote({ text: "hello" }))).toMatchObject({ body: { ok: true } });
  });

  it.each(["notes.get/", "/notes.get", "//notes.get/"])("ignores the further slashes of %s", async (name) => {
    expect(await ask(serveNotes(), notesRequest(`${name}?note_id=N9`, { token: "bot" }))).toMatchObject({
      body: { error: "note_not_found" },
    });
  });

  it.each([
    ["no token", notesRequest("notes.get?note_id=N1"), "who"],
    ["a scheme other than bearer", withHeader("authorization", "Basic Ym90"), "who"],
    ["an empty bearer", withHeader("authorization", "Bearer "), "who"],
    ["an unknown token", notesRequest("notes.get?note_id=N1", { token: "nobody" }), "stranger"],
    ["a token in the query", notesRequest("notes.get?note_id=N1&token=bot"), "who"],
    ["a token in a JSON body", notesRequest("notes.get", { body: '{"token":"bot"}', type: json }), "who"],
    ["two tokens in a form", formRequest("token=bot&token=bot"), "bad_list"],
    ["a token of another kind", addNote({ text: "a" }, "person"), "wrong_kind"],
  ])("refuses %s", async (_, request, error) => {
    expect(await ask(serveNotes(), request)).toMatchObject({ status: 200, body: { ok: false, error } });
  });

  it.each([
    ["a bearer header in any case", withHeader("authorization", "bearer bot")],
    ["a form field", formRequest("token=bot&note_id=N1")],
    ["a field of plain text", notesRequest("notes.get", { body: "token=bot&note_id=N1", type: "text/plain" })],
    ["the header if both are sent", formRequest("token=nobody&note_id=N1", "bot")],
  ])("reads the token from %s", async (_, request) => {
    expect(await ask(serveNotes(), request)).toMatchObject({ body: { error: "note_not_found" } });
  });

  it("answers the scopes that are needed and those of the token", async () => {
    const lacking = await ask(serveNotes(), addNote({ text: "a" }, "reader"));
    expect(lacking.body).toEqual({ ok: false, error: "no_scope", needed: "notes:write", provided: "notes:read" });
    const signed = await ask(serveNotes(), addNote({ text: "a", signature: "me" }, "unsigned"));
    expect(signed.body).toEqual({
      ok: false,
      error: "no_scope",
      needed: "notes:sign",
      provided: "notes:read,notes:write",
    });
  });

  it.each([
    ["a success", addNote({ text: "a" }), "notes:read,notes:write,notes:sign"],
    ["a refusal of the engine", addNote({}), "notes:read,notes:write,notes:sign"],
    ["a token of another kind", addNote({ text: "a" }, "person"), ""],
    ["a refusal of the handler", addNote({ text: "locked" }), "notes:read,notes:write,notes:sign"],
  ])("answers the scopes of a known token in headers: %s", async (_, request, provided) => {
    const { headers } = await ask(serveNotes(), request);
    expect(headers.get("x-oauth-scopes")).toBe(provided);
    expect(headers.get("x-accepted-oauth-scopes")).toBe("notes:write,notes:read");
  });

  it("answers no scopes for an unknown token, but always the request id", async () => {
    const { headers } = await ask(serveNotes(), notesRequest("notes.get", { token: "nobody" }));
    expect(headers.has("x-oauth-scopes")).toBe(false);
    expect(headers.get("x-request-id")).toBe("R1");
  });

  it("passes the method and the connection to authenticate", async () => {
    const seen: unknown[] = [];
    const handler = serveNotes({
      authenticate: async (token, call) => {
        seen.push(token, call);
        return { ok: false, error: "gone" };
      },
    });
    await ask(handler, notesRequest("notes.get", { token: "t" }), { remoteAddress: "192.0.2.7" });
    expect(seen).toEqual(["t", { method: "notes.get", connection: { remoteAddress: "192.0.2.7" } }]);
  });

  it("passes the caller, the time, the request id and the signal to the handler", async () => {
    const contexts: MethodContext<MethodCaller>[] = [];
    const base = createNotesHandlers();
    const handler = serveNotes({
      handlers: {
        ...base,
        "notes.get": async (args, context) => {
          contexts.push(context);
          return base["notes.get"](args, context);
        },
      },
    });
    const gone = new AbortController();
    const request = new Request(notesRequest("notes.get?note_id=a", { token: "bot" }), { signal: gone.signal });
    await ask(handler, request);
    const [context] = contexts;
    expect(context).toMatchObject({ caller: { tokenType: "bot" }, now: stillClock.now(), requestId: "R1" });
    expect(context?.signal.aborted).toBe(false);
    gone.abort();
    expect(context?.signal.aborted).toBe(true);
  });

  it("writes the fields of a refusal but never its reason", async () => {
    const { body } = await ask(serveNotes(), addNote({ text: "locked" }));
    expect(body).toEqual({ ok: false, error: "note_locked", by: "N1" });
  });

  it("answers the code of a retired method before checking the token", async () => {
    const retired = { ...notes.methods["notes.get"], retired: "gone" as const };
    const definition = { ...notes, methods: { ...notes.methods, "notes.get": retired } };
    expect(await ask(serveNotes({ definition }), notesRequest("notes.get"))).toMatchObject({ body: { error: "gone" } });
  });

  it("routes by wire names and uses them in messages", async () => {
    const renamed = { ...notes.methods["notes.get"], wireName: "memo.get" };
    const definition = { ...notes, methods: { ...notes.methods, "notes.get": renamed } };
    const handler = serveNotes({ definition });
    expect(await ask(handler, notesRequest("notes.get", { token: "bot" }))).toMatchObject({ body: { error: "what" } });
    expect(await ask(handler, notesRequest("memo.get", { token: "bot" }))).toMatchObject({
      body: { error: "bad_args", response_metadata: { messages: ["[ERROR] missing required field: note_id"] } },
    });
  });
});

describe("createMethodHandler with middleware", () => {
  const answering =
    (outcome: AnyOutcome): MethodMiddleware<MethodCaller> =>
    async () =>
      outcome;

  it("runs them around the handler, outermost first", async () => {
    const steps: string[] = [];
    const step =
      (name: string): MethodMiddleware<MethodCaller> =>
      async (exchange, next) => {
        steps.push(`${name} before ${exchange.method} ${JSON.stringify(exchange.arguments)}`);
        const outcome = await next();
        steps.push(`${name} after ${outcome.error}`);
        return outcome;
      };
    await ask(
      serveNotes({ middleware: [step("outer"), step("inner")] }),
      notesRequest("notes.get?note_id=x", { token: "bot" }),
    );
    expect(steps).toEqual([
      'outer before notes.get {"noteId":"x"}',
      'inner before notes.get {"noteId":"x"}',
      "inner after note_not_found",
      "outer after note_not_found",
    ]);
  });

  it.each<[string, AnyOutcome, { status: number; retryAfter: string | null; body: object }]>([
    [
      "answer a common code with the table's status and seconds",
      { ok: false, error: notes.situations.rateLimited },
      { status: 429, retryAfter: "30", body: { ok: false, error: "slow_down" } },
    ],
    [
      "answer their own seconds, rounded up",
      { ok: false, error: "slow_down", retryAfterSeconds: 1.2 },
      { status: 429, retryAfter: "2", body: { ok: false, error: "slow_down" } },
    ],
    [
      "answer a code of the method with its status and seconds",
      { ok: false, error: "too_often" },
      { status: 429, retryAfter: "7", body: { ok: false, error: "too_often" } },
    ],
    [
      "answer a variant of a code of the method under its wire name",
      { ok: false, error: "note_locked.forever" },
      { status: 423, retryAfter: null, body: { ok: false, error: "note_locked" } },
    ],
    [
      "answer a variant of a common code under its wire name",
      { ok: false, error: "bad_body.tooLarge" },
      { status: 413, retryAfter: null, body: { ok: false, error: "bad_body" } },
    ],
    [
      "repeat lines of messages in the field of a code",
      { ok: false, error: "note_locked.forever", messages: ["[ERROR] no", "must not"] },
      {
        status: 423,
        retryAfter: null,
        body: {
          ok: false,
          error: "note_locked",
          errors: ["no", "must not"],
          response_metadata: { messages: ["[ERROR] no", "must not"] },
        },
      },
    ],
    [
      "answer lines of messages",
      { ok: false, error: "bad_args", messages: ["[ERROR] no"] },
      {
        status: 200,
        retryAfter: null,
        body: { ok: false, error: "bad_args", response_metadata: { messages: ["[ERROR] no"] } },
      },
    ],
  ])("can %s", async (_, outcome, wanted) => {
    const { status, headers, body } = await ask(
      serveNotes({ middleware: [answering(outcome)] }),
      addNote({ text: "a" }),
    );
    expect({ status, retryAfter: headers.get("retry-after"), body }).toEqual(wanted);
  });
});

describe("createMethodHandler and defects", () => {
  const throwing: MethodMiddleware<MethodCaller> = async () => {
    throw new Error("secret");
  };
  const askDefective = async (options: Parameters<typeof serveNotes>[0], request = addNote({ text: "a" })) => {
    const errors: unknown[] = [];
    const answer = await ask(serveNotes({ ...options, onError: (...error) => errors.push(error) }), request);
    return { ...answer, errors };
  };

  it("answers only the code and passes the error to onError", async () => {
    const { status, body, headers, errors } = await askDefective({ middleware: [throwing] });
    expect([status, body]).toEqual([500, { ok: false, error: "broken" }]);
    expect(headers.get("x-oauth-scopes")).toBe("notes:read,notes:write,notes:sign");
    expect(errors).toEqual([[new Error("secret"), "R1"]]);
  });

  it.each<[string, Parameters<typeof serveNotes>[0]]>([
    ["an undeclared code", { middleware: [async () => ({ ok: false, error: "note_not_found" })] }],
    ["a refusal without a code", { middleware: [async () => ({ ok: false })] }],
    // @ts-expect-error an undeclared code does not compile either
    ["an undeclared state of a token", { authenticate: async () => ({ ok: false, error: "odd" }) }],
  ])("treats %s as a defect", async (_, options) => {
    const { status, body, errors } = await askDefective(options);
    expect([status, body]).toEqual([500, { ok: false, error: "broken" }]);
    expect(String(errors[0])).toContain("which its definition does not list");
  });

  it("treats an exception in authenticate as a defect", async () => {
    const { status, errors } = await askDefective({ authenticate: () => Promise.reject(new Error("away")) });
    expect([status, errors]).toEqual([500, [[new Error("away"), "R1"]]]);
  });

  it("treats an answer that is not JSON as a defect", async () => {
    const { status, errors } = await askDefective({ middleware: [async () => ({ ok: true, id: 1n })] });
    expect([status, errors.length]).toEqual([500, 1]);
  });

  it("treats an already consumed body as a defect", async () => {
    const request = addNote({ text: "a" });
    await request.text();
    const { status, errors } = await askDefective({}, request);
    expect([status, errors.length]).toEqual([500, 1]);
  });

  it("does not report a handler that stopped because the client disconnected", async () => {
    const gone = new AbortController();
    const request = new Request(addNote({ text: "a" }), { signal: gone.signal });
    const { status, errors } = await askDefective(
      {
        middleware: [
          async ({ context }) => {
            gone.abort();
            throw context.signal.reason;
          },
        ],
      },
      request,
    );
    expect([status, errors]).toEqual([500, []]);
  });

  it("works without onError", async () => {
    expect(await ask(serveNotes({ middleware: [throwing] }), addNote({ text: "a" }))).toMatchObject({ status: 500 });
  });
});

describe("creating a method handler", () => {
  it("refuses a method without a handler", () => {
    const { "notes.get": _left, ...hole } = createNotesHandlers();
    // @ts-expect-error notes.get has no handler
    expect(() => serveNotes({ handlers: hole })).toThrow(
      "createMethodHandler needs a handler for each method; missing: notes.get.",
    );
  });

  it("refuses two methods with the same wire name", () => {
    const twin = { ...notes.methods["notes.get"], wireName: "notes.add" };
    const definition = { ...notes, methods: { ...notes.methods, "notes.get": twin } };
    expect(() => serveNotes({ definition })).toThrow("Two methods have the wire name notes.add.");
  });
});

function withHeader(name: string, value: string): Request {
  const request = notesRequest("notes.get?note_id=N1");
  request.headers.set(name, value);
  return request;
}

function formRequest(body: string, token?: string): Request {
  const type = "application/x-www-form-urlencoded";
  return notesRequest("notes.get", { body, type, ...(token === undefined ? {} : { token }) });
}
