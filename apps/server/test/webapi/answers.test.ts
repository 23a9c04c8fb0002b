import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { methodArguments } from "../kit/argument-facts.js";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";
import type { MethodAnswer } from "../kit/method-answer.js";

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

describe("an empty value", () => {
  const ts = "1780300005.000000";
  const message = { channel: "C1", ts };
  const attachments = [{ text: "more" }];
  type Shown = (body: MethodAnswer["body"], own: WebapiServer) => unknown;
  const filesOf = async (own: WebapiServer) => {
    const { body } = await own.call("conversations.history", { channel: "C1", latest: ts, inclusive: true, limit: 1 });
    return body.messages[0].files?.length;
  };
  /** The other arguments, a filled value, and what the answer shows of it; then what it shows of an empty one. */
  const rows: Readonly<Record<string, readonly [object, unknown, Shown, filled: unknown, empty?: unknown]>> = {
    "assistant.threads.setStatus status": [{ channel_id: "C1", thread_ts: ts }, "thinks", ({ ok }) => ok, true, true],
    "bookmarks.edit emoji": [
      { channel_id: "C1", bookmark_id: "BkWIKI" },
      ":rocket-red:",
      ({ bookmark }) => bookmark.emoji,
      ":rocket-red:",
      null,
    ],
    "chat.update attachments": [{ ...message, text: "t" }, attachments, (body) => body.message.attachments?.length, 1],
    "chat.update blocks": [
      { ...message, attachments },
      [{ type: "divider" }],
      (body) => body.message.blocks?.some(({ type }: { readonly type: string }) => type === "divider") ?? false,
      true,
      false,
    ],
    "chat.update file_ids": [{ ...message, text: "t" }, ["F31"], (_, own) => filesOf(own), 1],
    "conversations.setPurpose purpose": [{ channel: "C1" }, "All", ({ channel }) => channel.purpose.value, "All", ""],
    "conversations.setTopic topic": [{ channel: "C1" }, "Plans", ({ channel }) => channel.topic.value, "Plans", ""],
    "usergroups.update channels": [
      { usergroup: "SCREW" },
      ["C1"],
      ({ usergroup }) => usergroup.prefs.channels,
      ["C1"],
      [],
    ],
    "usergroups.update description": [
      { usergroup: "SCREW" },
      "Staff",
      ({ usergroup }) => usergroup.description,
      "Staff",
      "",
    ],
    "users.profile.set value": [{ name: "phone" }, "+1 555 0100", ({ profile }) => profile.phone, "+1 555 0100", ""],
  };

  it("clears what its definition names, in a form as in JSON", async () => {
    const named = [...methodArguments].flatMap(([method, { arguments: args }]) =>
      Object.entries(args).flatMap(([name, { clearable }]) => (clearable === true ? [`${method} ${name}`] : [])),
    );
    expect(Object.keys(rows)).toEqual(named.toSorted());
    await using own = await createWebapiServer({
      world: `messages: [{ channel: general, ts: "${ts}", user: helper, text: mine }]`,
    });
    await using lone = await createWebapiServer({ base: "webapi-lone" });
    for (const [key, [others, value, show, filled, empty]] of Object.entries(rows)) {
      const [method = "", name = ""] = key.split(" ");
      // The members of an organization change fewer values of their own.
      const [world, token] = method === "users.profile.set" ? [lone, "svcp-olga"] : [own, "svcb-helper"];
      for (const [encoding, none] of [
        ["form", ""],
        ["json", ""],
        ["json", Array.isArray(value) ? [] : ""],
      ] as const) {
        const before = await world.call(method, { ...others, [name]: value }, { token });
        const shown = await show(before.body, own);
        const after = await world.call(method, { ...others, [name]: none }, { encoding, token });
        expect([key, shown, encoding, await show(after.body, own)]).toEqual([key, filled, encoding, empty]);
      }
    }
  });
});
