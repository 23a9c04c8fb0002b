import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Content } from "../messages/content.js";
import type { HttpTarget, Outgoing } from "../messages/outgoing.js";
import { verifySignature } from "../signing/verify-signature.js";
import { createTargetPolicy } from "../targets/create-target-policy.js";
import { openApp } from "../test-apps/open-app.js";
import { createHttpSender } from "./create-http-sender.js";

const policy = createTargetPolicy({ kinds: ["loopback"] });
const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
const event: Content = { kind: "events_api", body: '{"type":"event_callback","text":"grüße"}' };

function toApp(url: string, more: Partial<Outgoing<HttpTarget>> = {}): Outgoing<HttpTarget> {
  return { target: { kind: "http", url, signingSecret }, content: event, ...more };
}

describe("createHttpSender", () => {
  it("posts the raw body with a signature and exact headers", async () => {
    await using app = await openApp((_request, response) => response.writeHead(202, { "X-Seen": "1" }).end("thanks"));
    const sender = createHttpSender({ policy });
    const attempt = await sender.send(toApp(app.url));
    sender.close();
    const [request] = app.received;
    expect(request).toMatchObject({ method: "POST", url: "/events", body: event.kind === "events_api" && event.body });
    const names = request?.rawHeaders.filter((_each, index) => index % 2 === 0);
    expect(names).toEqual([
      "accept",
      "content-type",
      "content-length",
      "x-svc-request-timestamp",
      "x-svc-signature",
      "Host",
      "Connection",
    ]);
    expect(request?.headers["content-type"]).toBe("application/json");
    const { "x-svc-request-timestamp": timestamp, "x-svc-signature": signature } = request?.headers ?? {};
    const signed = { signingSecret, body: request?.body ?? "", timestamp: `${timestamp}`, signature: `${signature}` };
    expect(verifySignature(signed)).toBe(true);
    expect(attempt).toMatchObject({
      ok: true,
      request: { url: app.url, redirects: [], body: request?.body },
      answer: { status: 202, headers: { "x-seen": "1" }, body: "thanks", isCut: false },
    });
    expect(attempt.request.headers["x-svc-signature"]).toBe(signature);
    expect(attempt.durationMs).toBeGreaterThan(0);
  });

  it.each<[string, Content, string]>([
    [
      "an interactive payload",
      { kind: "interactive", payload: '{"type":"block_actions","a":"ü&="}', acceptsAnswer: false },
      "payload=%7B%22type%22%3A%22block_actions%22%2C%22a%22%3A%22%C3%BC%26%3D%22%7D",
    ],
    [
      "a command",
      { kind: "slash_commands", fields: { command: "/deploy", text: "now please" } },
      "command=%2Fdeploy&text=now+please",
    ],
  ])("sends %s as a form", async (_name, content, body) => {
    await using app = await openApp();
    const sender = createHttpSender({ policy });
    await sender.send(toApp(app.url, { content }));
    sender.close();
    expect(app.received[0]).toMatchObject({ body, headers: { "content-type": "application/x-www-form-urlencoded" } });
  });

  it("names a retry and renames the headers", async () => {
    await using app = await openApp((_request, response) => response.writeHead(500, { "X-Acme-No-Retry": "1" }).end());
    const sender = createHttpSender({ policy, wireWord: "Acme", userAgent: "Acme 1.0" });
    const attempt = await sender.send(toApp(app.url, { retry: { num: 2, reason: "http_timeout" } }));
    sender.close();
    expect(app.received[0]?.headers).toMatchObject({
      "user-agent": "Acme 1.0",
      "x-acme-retry-num": "2",
      "x-acme-retry-reason": "http_timeout",
      "x-acme-signature": expect.stringMatching(/^v0=[0-9a-f]{64}$/),
    });
    expect(attempt).toMatchObject({ ok: false, reason: "http_error", noRetry: true });
  });

  it("sends without a signature to a target without a secret", async () => {
    await using app = await openApp();
    const sender = createHttpSender({ policy });
    await sender.send({ target: { kind: "http", url: app.url }, content: event });
    sender.close();
    expect(app.received[0]?.headers).not.toHaveProperty("x-svc-signature");
  });

  it("follows two redirects with the same body and keeps their addresses", async () => {
    await using app = await openApp(({ url }, response) => {
      if (url === "/events") response.writeHead(301, { Location: "/moved" }).end("moved");
      else if (url === "/moved") response.writeHead(302, { Location: `http://localhost:${app.port}/here` }).end();
      else response.end("found");
    });
    const sender = createHttpSender({ policy });
    const attempt = await sender.send(toApp(app.url));
    sender.close();
    expect(attempt).toMatchObject({
      ok: true,
      request: { url: `http://localhost:${app.port}/here`, redirects: [app.url, `http://127.0.0.1:${app.port}/moved`] },
      answer: { body: "found" },
    });
    expect(app.received.map(({ method, body }) => [method, body])).toEqual(
      Array(3).fill(["POST", attempt.request.body]),
    );
  });

  it("uses a kept connection again", async () => {
    await using app = await openApp();
    const sender = createHttpSender({ policy });
    for (let count = 0; count < 5; count += 1) await sender.send(toApp(app.url));
    sender.close();
    expect(new Set(app.received.map(({ port }) => port)).size).toBe(1);
  });

  it("sends again on a new connection when a kept one is closed with the request", async () => {
    await using app = await openApp(({ port }, response) => {
      const isSecond = app.received.filter((each) => each.port === port).length === 2;
      if (isSecond) response.destroy();
      else response.end("ok");
    });
    const sender = createHttpSender({ policy });
    const attempts = [await sender.send(toApp(app.url)), await sender.send(toApp(app.url))];
    sender.close();
    expect(attempts.map(({ ok }) => ok)).toEqual([true, true]);
    expect(app.received).toHaveLength(3);
    expect(new Set(app.received.map(({ port }) => port)).size).toBe(2);
  });

  it.each<Content>([
    { kind: "interactive", payload: "{}", acceptsAnswer: true },
    { kind: "slash_commands", fields: { command: "/deploy" } },
  ])("sends $kind once: on a new connection, without redirects", async (content) => {
    const answers = ["ok", "closed", "moved"];
    await using app = await openApp((_request, response) => {
      const answer = answers.shift();
      if (answer === "closed") response.destroy();
      else if (answer === "moved") response.writeHead(302, { Location: "/there" }).end();
      else response.end(answer);
    });
    const sender = createHttpSender({ policy });
    const attempts = [];
    for (let count = 0; count < 3; count += 1) attempts.push(await sender.send(toApp(app.url, { content })));
    sender.close();
    expect(attempts).toMatchObject([
      { ok: true },
      { ok: false, reason: "unknown_error" },
      { ok: false, reason: "http_error", detail: "The app answered 302." },
    ]);
    expect(new Set(app.received.map(({ port }) => port)).size).toBe(3);
  });

  it("keeps an answer that has a meaning up to the limit, and an excerpt of others", async () => {
    const text = `${"x".repeat(9_999)}ü${"y".repeat(10_000)}`;
    await using app = await openApp((_request, response) => response.end(text));
    const sender = createHttpSender({ policy, maxAnswerBytes: 10_000, maxExcerptBytes: 100 });
    const command: Content = { kind: "slash_commands", fields: {} };
    const [answered, excerpt] = [
      await sender.send(toApp(app.url, { content: command })),
      await sender.send(toApp(app.url)),
    ];
    sender.close();
    expect(answered.answer).toMatchObject({ body: "x".repeat(9_999), isCut: true });
    expect(excerpt.answer).toMatchObject({ body: "x".repeat(100), isCut: true });
    expect(excerpt.ok).toBe(true);
  });

  it("loads no HTTP module before its first attempt", async () => {
    const files = ["create-http-sender", "open-agents", "exchange-once", "follow-redirects"];
    const texts = await Promise.all(files.map((file) => readFile(new URL(`./${file}.ts`, import.meta.url), "utf8")));
    expect(texts.join("\n")).not.toMatch(/^import (?!type ).*"node:(?:http|https|tls)"/m);
  });
});
