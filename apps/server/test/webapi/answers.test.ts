import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const webApiDocumentSchema = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z.object({ responses: z.record(z.string(), z.object({ headers: z.record(z.string(), z.unknown()) })) }),
    }),
  ),
});

let server: WebapiServer;
beforeAll(async () => {
  server = await createWebapiServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const raw = (body: string, type: string, headers: Record<string, string> = {}) =>
  server.send({ method: "users.info", body, headers: { "content-type": type, ...headers } });

describe("an answer of the Web API", () => {
  it("lists the scopes of the token and of the method, for success and refusal", async () => {
    const passed = await server.call("users.info", {}, { token: "svcp-gus" });
    expect(passed.headers.get("x-oauth-scopes")).toMatch(/^bookmarks:read,.*canvases:write,.*,users:read$/);
    expect(passed.headers.get("x-accepted-oauth-scopes")).toBe("users:read");
    const refused = await server.call("users.info", { user: "U404" });
    expect(refused.headers.get("x-oauth-scopes")).toContain("users:read.email");
    const wrongKind = await server.call("admin.users.getExpiration", {}, { token: "svcb-helper" });
    expect(wrongKind.outcome).toBe("not_allowed_token_type");
    expect(wrongKind.headers.get("x-accepted-oauth-scopes")).toBe("admin.users:read");
  });

  it("lists them even if the body is unreadable", async () => {
    for (const type of ["application/json; charset=utf-8", "text/css"]) {
      const { headers } = await raw("{", type);
      expect(headers.get("x-accepted-oauth-scopes")).toBe("users:read");
    }
  });

  it("has the headers that the published document declares", async () => {
    const document = webApiDocumentSchema.parse(
      JSON.parse(await readFile(new URL("../../../../definitions/openapi/web-api.json", import.meta.url), "utf8")),
    );
    for (const [method, wanted] of [
      ["users.info", ["x-accepted-oauth-scopes", "x-oauth-scopes", "x-request-id"]],
      ["api.test", ["x-request-id"]],
    ] as const) {
      const declared = Object.keys(document.paths[`/${method}`]?.post.responses["200"]?.headers ?? {});
      const { headers } = await server.call(method, {});
      expect([method, declared.toSorted()]).toEqual([method, wanted]);
      expect([...headers.keys()].filter((name) => name.startsWith("x-"))).toEqual(wanted);
    }
  });

  it("lists no scopes of a token that is unknown or not checked", async () => {
    for (const answer of [
      await server.call("users.info", {}, { token: "svcp-nobody-gave" }),
      await server.call("users.info", {}, { token: null }),
      await server.call("api.test", {}, { token: "svcb-helper" }),
    ])
      expect(answer.headers.get("x-oauth-scopes")).toBeNull();
  });

  it.each([
    { type: "application/json", body: "{}", warnings: ["missing_charset"] },
    { type: "application/json; charset=utf-8", body: "{}", warnings: undefined },
    { type: "text/plain", body: "{}", warnings: ["missing_charset"] },
    { type: "application/x-www-form-urlencoded", body: "user=UMIA", warnings: undefined },
    { type: "application/x-www-form-urlencoded; charset=utf-8", body: "user=UMIA", warnings: ["superfluous_charset"] },
  ])("warns with $warnings about $type", async ({ type, body, warnings }) => {
    const { body: answer } = await raw(body, type);
    expect([answer.ok, answer.warning, answer.response_metadata?.warnings]).toEqual([
      true,
      warnings?.join(","),
      warnings,
    ]);
  });

  it("keeps its own metadata next to warnings", async () => {
    const { body } = await server.send({
      method: "admin.functions.list",
      body: '{"app_ids":["A1"]}',
      headers: { "content-type": "application/json" },
    });
    expect(body.response_metadata).toEqual({ next_cursor: "", warnings: ["missing_charset"] });
    const refused = await raw('{"user":true}', "application/json");
    expect(refused.body).toEqual({
      ok: false,
      error: "invalid_arguments",
      warning: "missing_charset",
      response_metadata: {
        messages: ["[ERROR] must be a string [json-pointer:/user]"],
        warnings: ["missing_charset"],
      },
    });
  });

  it("lists every wrong argument, nested ones with a pointer", async () => {
    const { body } = await server.call("chat.postMessage", {
      channel: "C1",
      blocks: [{ type: "divider" }, { type: "section", text: { type: "odd", text: "x" } }],
    });
    expect(body.error).toBe("invalid_blocks");
    expect(body.response_metadata.messages).toEqual([expect.stringContaining("[json-pointer:/blocks/1/text")]);
    // The kit compares the lines.
    expect(Object.keys(body)).toEqual(["ok", "error", "errors", "response_metadata"]);
    const many = await server.call("svcLists.items.update", {});
    expect(many.body.response_metadata.messages).toEqual([
      "[ERROR] missing required field: list_id",
      "[ERROR] missing required field: cells",
    ]);
  });

  it("ignores unknown arguments, and refuses invalid names", async () => {
    expect((await server.call("users.info", { something: [1, { a: 2 }] })).outcome).toBe("ok");
    expect((await server.call("users.info", { "some thing": 1 })).outcome).toBe("invalid_arg_name");
  });
});

describe("a token", () => {
  it("can be a field of a form or of a multipart form", async () => {
    for (const encoding of ["form", "multipart"] as const) {
      const { body } = await server.call("auth.test", { token: "svcp-mia" }, { token: null, encoding });
      expect([encoding, body.user_id]).toEqual([encoding, "UMIA"]);
    }
  });

  it("is read from the header if it is sent twice", async () => {
    const { body } = await server.call("auth.test", { token: "svcp-mia" }, { token: "svcp-olga", encoding: "form" });
    expect(body.user_id).toBe("UOLGA");
  });
});

describe("arguments", () => {
  it.each([
    { what: "with commas", body: "app_ids=A1,A2" },
    { what: "with spaces after commas", body: "app_ids=A1,%20A2" },
    { what: "as JSON", body: `app_ids=${encodeURIComponent('["A1","A2"]')}` },
    { what: "as a repeated key", body: "app_ids=A1&app_ids=A2" },
    { what: "with brackets", body: "app_ids[]=A1&app_ids[]=A2" },
  ])("accept a list $what in a form", async ({ body }) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    expect((await server.send({ method: "admin.functions.list", body, headers })).outcome).toBe("ok");
  });

  it("accept a text with commas for a list in JSON", async () => {
    const listed = await server.call("admin.functions.list", { app_ids: "A1,A2" });
    const sent = await server.call("admin.functions.list", { app_ids: ["A1", "A2"] });
    expect([listed.outcome, listed.body]).toEqual(["ok", sent.body]);
  });

  it.each(["true", "1"])("accept %s for true in a form", async (text) => {
    const { body } = await server.call("users.info", { include_locale: text }, { encoding: "form" });
    expect(body.user.locale).toBe("en-US");
  });

  it("count as absent if they are empty in a form or null in JSON", async () => {
    expect((await server.call("users.info", { include_locale: "" }, { encoding: "form" })).outcome).toBe("ok");
    expect((await server.call("users.info", { user: null, include_locale: null })).body.user.id).toBe("UHELP");
  });

  it("are read in the charset of the body", async () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('{"foo":"'), 0xfc, ...new TextEncoder().encode('"}')]);
    const headers = { "content-type": "application/json; charset=iso-8859-1" };
    const { body } = await server.send({ method: "api.test", body: bytes, headers });
    expect(body.args).toEqual({ foo: "ü" });
  });
});
