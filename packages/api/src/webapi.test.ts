import { createMethodHandler, type MethodCaller, type MethodHandlers } from "@rollcall/webapi-core";
import { describe, expect, it } from "vitest";
import { type Methods, webapi } from "./generated/webapi/index.js";

const callers: ReadonlyMap<string, MethodCaller> = new Map([
  ["bot", { tokenType: "bot", scopes: new Set(["chat:write", "users:read", "lists:write"]) }],
  ["config", { tokenType: "configuration", scopes: new Set<string>() }],
]);

/** Handlers with refusals that show their arguments. Methods that no test calls answer a defect. */
const handlers = {
  ...Object.fromEntries(
    Object.keys(webapi.methods).map((name) => [name, async () => ({ ok: false, error: "fatal_error" })]),
  ),
  "apps.manifest.validate": async ({ manifest }) => ({
    ok: false,
    error: "invalid_manifest",
    errors: [{ code: "failed_constraint", message: manifest, pointer: "/" }],
  }),
  "chat.postMessage": async () => ({ ok: false, error: "rate_limited" }),
  "svcLists.access.delete": async () => ({ ok: true }),
  "users.info": async () => ({ ok: false, error: "service_unavailable" }),
  // Object.fromEntries loses the names of the methods for the compiler.
} satisfies Partial<MethodHandlers<Methods, MethodCaller>> as object as MethodHandlers<Methods, MethodCaller>;

const api = createMethodHandler({
  definition: webapi,
  handlers,
  authenticate: async (token) => {
    const caller = callers.get(token);
    return caller === undefined ? { ok: false, error: "invalid_auth" } : { ok: true, caller };
  },
  clock: { now: () => new Date("2030-01-02T03:04:05Z"), sleep: () => Promise.resolve() },
  newRequestId: () => "R1",
});

async function call(method: string, body: string, type = "application/json; charset=utf-8", token = "bot") {
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const response = await api(new Request(`http://svc.test/api/${method}`, { method: "POST", headers, body }));
  return { status: response.status, body: await response.json() };
}

const form = "application/x-www-form-urlencoded";

describe("the generated set, served", () => {
  it.each<[string, string, string, number, object]>([
    ["an unknown method", "users.unknown", "{}", 200, { ok: false, error: "unknown_method" }],
    ["a token of another kind", "apps.manifest.validate", "{}", 200, { ok: false, error: "not_allowed_token_type" }],
    [
      "a missing argument",
      "chat.postMessage",
      '{"text":"a"}',
      200,
      {
        ok: false,
        error: "invalid_arguments",
        response_metadata: { messages: ["[ERROR] missing required field: channel"] },
      },
    ],
    [
      "an argument that needs a scope",
      "chat.postMessage",
      '{"channel":"C1","text":"a","username":"x"}',
      200,
      {
        ok: false,
        error: "missing_scope",
        needed: "chat:write.customize",
        provided: "chat:write,users:read,lists:write",
      },
    ],
    [
      "a rule between arguments",
      "svcLists.access.delete",
      '{"list_id":"F1"}',
      200,
      { ok: false, error: "invalid_parameters" },
    ],
    ["a rule with a code", "chat.postMessage", '{"channel":"C1"}', 200, { ok: false, error: "no_text" }],
    ["a body that is not JSON", "chat.postMessage", "no", 200, { ok: false, error: "invalid_form_data" }],
    ["a body that ends early", "chat.postMessage", '{"channel":', 200, { ok: false, error: "request_timeout" }],
    [
      "a code of the method with a status",
      "chat.postMessage",
      '{"channel":"C1","text":"a"}',
      429,
      { ok: false, error: "rate_limited" },
    ],
    ["a common code with a status", "users.info", "{}", 503, { ok: false, error: "service_unavailable" }],
    ["a success without fields", "svcLists.access.delete", '{"list_id":"F1","user_ids":["U1"]}', 200, { ok: true }],
  ])("answers %s", async (_, method, body, status, wanted) => {
    const answer = await call(method, body);
    expect([answer.status, answer.body]).toEqual([status, wanted]);
  });

  it("points at what is wrong inside blocks", async () => {
    const { body } = await call("chat.postMessage", '{"channel":"C1","blocks":[{"type":"divider"},{"type":"odd"}]}');
    expect(body).toMatchObject({ error: "invalid_blocks" });
    expect(JSON.stringify(body)).toContain("[json-pointer:/blocks/1");
  });

  const header = '{"type":"header","text":{"type":"plain_text","text":"a"}}';
  it.each([
    { blocks: '[{"type":"header"}]', lines: ["missing required field: text [json-pointer:/blocks/0]"] },
    {
      blocks: '[{"type":"section"},{"type":"header"}]',
      lines: [
        "at least one must be given of: text, fields [json-pointer:/blocks/0]",
        "missing required field: text [json-pointer:/blocks/1]",
      ],
    },
    { blocks: '[{"type":"actions"}]', lines: ["missing required field: elements [json-pointer:/blocks/0]"] },
    { blocks: `[${Array(51).fill(header).join()}]`, lines: ["must have at most 50 items [json-pointer:/blocks]"] },
  ])("lists everything that is wrong with the blocks: $lines", async ({ blocks, lines }) => {
    const { body } = await call("chat.postMessage", `{"channel":"C1","blocks":${blocks}}`);
    const messages = lines.map((line) => `[ERROR] ${line}`);
    expect(body).toEqual({ ok: false, error: "invalid_blocks", errors: lines, response_metadata: { messages } });
  });

  it("turns a manifest that was sent as an object into text", async () => {
    const { body } = await call("apps.manifest.validate", '{"manifest":{"a":1}}', undefined, "config");
    const errors = [{ code: "failed_constraint", message: '{"a":1}', pointer: "/" }];
    expect(body).toEqual({ ok: false, error: "invalid_manifest", errors });
  });

  it("warns about charsets", async () => {
    expect((await call("users.info", "{}", "application/json")).body).toMatchObject({ warning: "missing_charset" });
    expect((await call("users.info", "user=U1", `${form}; charset=utf-8`)).body).toMatchObject({
      warning: "superfluous_charset",
    });
  });
});
