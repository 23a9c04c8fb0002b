import { describe, expect, it } from "vitest";
import { printBanner } from "../../src/command/banner.js";
import { serveHooks } from "./serve-hooks.js";
import { asked, lonely, responseTo, webhookOf } from "./world.js";

const [webhook, command, action] = [webhookOf("B1"), responseTo("commands", "10"), responseTo("actions", "11")];

async function start(parts: object = {}, options: Parameters<typeof serveHooks>[1] = {}) {
  const server = await serveHooks(parts, options);
  const [pat, mia] = [server.as("pat"), server.as("mia")];
  const texts = async (who = pat, thread?: string) =>
    (await who.sees("general", thread === undefined ? {} : { thread })).messages.map(({ text }) => text);
  const last = async (who = pat) => (await who.sees("general")).messages.at(-1);
  return Object.assign(server, { pat, mia, texts, last });
}

describe("an incoming webhook", () => {
  it("posts as the app, and answers ok in plain text", async () => {
    await using server = await start();
    const answer = await server.post(webhook, {
      text: "hello <https://a.example|there>",
      username: "x",
      channel: "C3",
    });
    expect([answer.status, answer.body]).toEqual([200, "ok"]);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.has("x-oauth-scopes")).toBe(false);
    const seen = await server.last();
    expect(seen).toMatchObject({
      subtype: "bot_message",
      text: "hello <https://a.example|there>",
      username: "App 1",
      bot_id: "BHELP",
      app_id: "A1",
    });
    expect(seen).not.toHaveProperty("user");
  });

  it("reads JSON under any Content-Type, and a form with a payload", async () => {
    await using server = await start();
    const form = "application/x-www-form-urlencoded";
    const json = (text: string) => JSON.stringify({ text });
    const payload = (text: string) => new URLSearchParams({ payload: json(text) }).toString();
    const multipart = (text: string) =>
      `--b\r\ncontent-disposition: form-data; name="payload"\r\n\r\n${json(text)}\r\n--b--\r\n`;
    const sent: readonly [type: string, write: (text: string) => string][] = [
      ["application/json; charset=utf-16", json],
      ["application/json; charset=nonsense", json],
      ["text/plain;charset=UTF-8", json],
      [form, json],
      [`${form}; charset=iso-8859-1`, (text) => `\r\n ${json(text)}`],
      ["", json],
      ["application/octet-stream", json],
      [form, payload],
      [`${form}; charset=nonsense`, payload],
      ["", payload],
      ["text/plain", payload],
      ["multipart/form-data; boundary=b", multipart],
    ];
    for (const [at, [type, write]] of sent.entries()) {
      const text = `é 100% + "${at}"`;
      const read = { path: webhook, type, answer: (await server.send(webhook, write(text), type)).body };
      expect([read, (await server.last())?.text]).toEqual([{ ...read, answer: "ok" }, text]);
      if (at % 3 === 0) await server.clock.advance(60_000);
    }
    for (const [type, write] of [[form, json] as const, ["", payload] as const]) {
      expect((await server.send(command, write("to you"), type)).body).toBe("ok");
      expect(await server.last()).toMatchObject({ text: "to you", is_ephemeral: true });
    }
  });

  it("reads scalars as leniently as a form", async () => {
    await using server = await start();
    const sent = { text: 123, unfurl_links: 1, unfurl_media: "false" };
    for (const body of [JSON.stringify(sent), new URLSearchParams({ payload: JSON.stringify(sent) }).toString()]) {
      const answer = await server.send(webhook, body, "application/x-www-form-urlencoded");
      expect([body, answer.body, (await server.last())?.text]).toEqual([body, "ok", "123"]);
    }
    for (const wrong of [{ text: true }, { text: ["a"] }, { text: "a", unfurl_links: "yes" }]) {
      const { status, body } = await server.post(webhook, wrong);
      expect([wrong, status, body]).toEqual([wrong, 400, "invalid_payload"]);
    }
  });

  it.each([
    [webhook, "invalid_blocks"],
    [command, JSON.stringify({ ok: false, error: "invalid_payload" })],
  ])("does not share a file that the app does not see: %s", async (path, refused) => {
    await using server = await start({
      files: [{ id: "FPAT", name: "salaries.txt", owner: "pat", content: "secret" }],
    });
    const blocks = [{ type: "image", alt_text: "x", svc_file: { id: "FPAT" } }];
    expect(await server.post(path, { text: "hi", blocks })).toMatchObject({ status: 400, body: refused });
    expect(await server.texts()).not.toContain("hi");
  });

  it("refuses what is neither JSON nor a form with a payload", async () => {
    await using server = await start();
    const form = "application/x-www-form-urlencoded";
    const [bad, empty] = ["invalid_payload", "no_text"];
    for (const [type, body, code] of [
      [form, "text=hi", empty],
      [form, "payload=", empty],
      [form, "payload=hi", bad],
      [form, "payload=%5B%5D", bad],
      [form, "payload=%7B%7D&payload=%7B%7D", bad],
      [form, '{"text":"hi"', bad],
      ["application/json", "{", bad],
      ["application/json", "[]", bad],
      ["application/json", JSON.stringify({ payload: { text: "hi" } }), empty],
      ["image/png", "hi", bad],
      ["", "hi", bad],
      ["", "", empty],
      ["application/json", JSON.stringify({ text: "x".repeat(2_200_000) }), bad],
    ] as const) {
      const { status, body: answered } = await server.send(webhook, body, type);
      expect([type, body.slice(0, 30), status, answered]).toEqual([type, body.slice(0, 30), 400, code]);
    }
  });

  it("takes blocks, attachments, metadata, and a thread", async () => {
    await using server = await start();
    const blocks = [{ type: "divider" }];
    const metadata = { event_type: "made", event_payload: {} };
    const sent = { text: "in thread", blocks, attachments: [{ text: "more" }], metadata, thread_ts: asked };
    expect((await server.post(webhook, sent)).body).toBe("ok");
    const { messages } = await server.pat.sees("general", { thread: asked });
    expect(messages.at(-1)).toMatchObject({ text: "in thread", thread_ts: asked, blocks: [{ type: "divider" }] });
  });

  it("posts to a direct conversation", async () => {
    await using server = await start();
    expect((await server.post(webhookOf("B6"), { text: "psst" })).body).toBe("ok");
    expect((await server.pat.sees("@mia")).messages.at(-1)).toMatchObject({ text: "psst" });
  });

  it("counts as a call in the journal and in the coverage, without its address", async () => {
    await using server = await start();
    await server.post(webhook, { text: "hi" });
    const [entry] = await server.journal.list({ method: "webhook.post" });
    expect(entry).toMatchObject({ protocol: "webapi", ok: true, app: "A1", arguments: { text: "hi" } });
    expect(entry?.changes).toHaveLength(1);
    const { methods } = await server.coverage();
    expect(methods.find(({ method }) => method === "webhook.post")).toMatchObject({ calls: 1, arguments: ["text"] });
    expect(JSON.stringify(await server.journal.list({}))).not.toContain(webhook.slice(-24));
  });

  it("answers 429 with Retry-After beyond ten at once, where rates are enforced", async () => {
    await using server = await start({}, { rateMode: "enforce" });
    for (let n = 0; n < 10; n += 1) expect((await server.post(webhook, { text: `${n}` })).status).toBe(200);
    const { status, body, headers } = await server.post(webhook, { text: "11" });
    expect([status, body, headers.get("retry-after")]).toEqual([429, "rate_limited", "1"]);
    await server.clock.advance(1000);
    expect((await server.post(webhook, { text: "later" })).status).toBe(200);
  });

  it("answers the code of a fault in plain text", async () => {
    await using server = await start();
    await server.faults.arm({
      match: { method: "webhook.post" },
      action: { kind: "error", code: "rollup_error" },
    });
    const { status, body } = await server.post(webhook, { text: "hi" });
    expect([status, body]).toEqual([500, "rollup_error"]);
  });

  it("refuses GET and other verbs", async () => {
    await using server = await start();
    const get = await server.fetch(webhook);
    expect([get.status, await get.text(), get.headers.get("allow")]).toEqual([400, "invalid_payload", "POST"]);
    expect((await server.fetch(webhook, { method: "PUT" })).status).toBe(405);
    expect((await server.fetch("/hooks/others/T1", { method: "POST" })).status).toBe(404);
  });

  it("posts in the world that its address names", async () => {
    await using server = await start();
    await server.world.fork({ name: "blue" });
    expect((await server.post(webhook.replace("/hooks", "/hooks/~blue"), { text: "blue" })).body).toBe("ok");
    expect(await server.texts()).not.toContain("blue");
    const { messages } = await server.as("pat", { world: "blue" }).sees("general");
    expect(messages.at(-1)).toMatchObject({ text: "blue" });
  });
});

describe("the address of hooks", () => {
  it("is a property of the server, and a line of what the command prints", async () => {
    await using server = await start();
    expect(`${server.hooksUrl}/services`).toBe(new URL("/hooks/services", server.url).href);
    const path = new URL(webhook, server.url).pathname.slice("/hooks".length);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ text: "hi" });
    const answer = await fetch(`${server.hooksUrl}${path}`, { method: "POST", headers, body });
    expect(await answer.text()).toBe("ok");
    const lines = printBanner(server.url, server).split("\n");
    expect(lines.find((line) => line.includes("Hooks"))).toMatch(new RegExp(`  ${server.hooksUrl}$`));
  });
});

describe("a response URL", () => {
  it("answers to the user who acted, and only there", async () => {
    await using server = await start({ files: [{ id: "FBOT", name: "plan.txt", owner: "helper", content: "plan" }] });
    // A permalink shares the file with everyone, and so not in an answer to one user.
    const text = "See https://x.example/files/UHELP/FBOT/plan.txt";
    await server.post(command, { text, response_type: "in_channel" });
    expect(await server.last()).toMatchObject({ files: [{ id: "FBOT" }] });
    await server.post(command, { text });
    expect(await server.last()).not.toHaveProperty("files");
    const answer = await server.post(command, { text: "only you" });
    expect([answer.status, answer.body]).toEqual([200, "ok"]);
    expect(await server.last()).toMatchObject({ text: "only you", is_ephemeral: true, subtype: "bot_message" });
    expect(await server.texts(server.mia)).not.toContain("only you");
    await server.world.reset();
    expect(await server.texts()).not.toContain("only you");
  });

  it("answers to everyone, also in a thread and where posting is suspended", async () => {
    await using server = await start({ workspaces: [{ id: "T1", name: "H", domain: "hq", posting_suspended: true }] });
    await server.post(command, { text: "all", response_type: "in_channel" });
    await server.post(command, { text: "reply", response_type: "in_channel", thread_ts: lonely });
    expect(await server.texts(server.mia)).toContain("all");
    expect(await server.texts(server.mia, lonely)).toEqual(["Alone", "reply"]);
  });

  it("works five times within 30 minutes", async () => {
    await using server = await start();
    const answers = await Promise.all(Array.from({ length: 7 }, (_, n) => server.post(command, { text: `${n}` })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 404, 404]);
    expect(answers.find(({ status }) => status === 404)?.body).toBe('{"ok":false,"error":"used_url"}');
    await server.clock.set("2030-01-01T00:00:00.001Z");
    expect((await server.post(action, { text: "late" })).body).toBe('{"ok":false,"error":"expired_url"}');
  });

  it.each([[true], ["1"]])("replaces the message of the component: %j", async (replace_original) => {
    await using server = await start();
    await server.post(action, { text: "Done", replace_original, response_type: "ephemeral" });
    const { messages } = await server.mia.sees("general");
    expect(messages.find(({ ts }) => ts === asked)).toMatchObject({ text: "Done", user: "UHELP" });
    expect(messages.map(({ text }) => text)).not.toContain("Ready?");
  });

  it("deletes the message of the component, and posts a further message", async () => {
    await using server = await start();
    expect((await server.post(action, { delete_original: "true" })).body).toBe("ok");
    expect(await server.texts()).not.toContain("Ready?");
    await server.post(action, { delete_original: true, text: "instead", response_type: "in_channel" });
    expect(await server.texts()).toContain("instead");
  });

  it("does not touch the message of another user, or a command", async () => {
    await using server = await start();
    const sent = { text: "new", replace_original: true, response_type: "in_channel" };
    await server.post(responseTo("actions", "12"), sent);
    await server.post(command, { ...sent, delete_original: true });
    const texts = await server.texts();
    expect(texts).toContain("Mine");
    expect(texts.filter((text) => text === "new")).toHaveLength(2);
  });

  it("replaces nothing if the message was deleted", async () => {
    await using server = await start();
    const before = await server.texts();
    expect((await server.post(responseTo("actions", "13"), { text: "x", replace_original: true })).body).toBe("ok");
    expect(await server.texts()).toEqual(before);
  });

  it("reads the payload of a form", async () => {
    await using server = await start();
    const payload = JSON.stringify({ text: "form", response_type: "in_channel" });
    const form = new URLSearchParams({ payload }).toString();
    expect((await server.send(command, form, "application/x-www-form-urlencoded")).body).toBe("ok");
    expect(await server.texts(server.mia)).toContain("form");
  });
});
