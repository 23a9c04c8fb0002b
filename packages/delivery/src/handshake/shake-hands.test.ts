import { describe, expect, it } from "vitest";
import { createHttpSender } from "../http/create-http-sender.js";
import { createTargetPolicy } from "../targets/create-target-policy.js";
import { type App, openApp } from "../test-apps/open-app.js";
import { shakeHands } from "./shake-hands.js";

const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }) });
const shakeWith = ({ url }: App) =>
  shakeHands({ send: sender.send, target: { kind: "http", url, signingSecret: "secret" }, token: "tok" });

const challengeOf = (body: string) => String(JSON.parse(body).challenge);

describe("shakeHands", () => {
  it.each([
    ["plain text", "text/plain", (challenge: string) => challenge],
    ["a form", "application/x-www-form-urlencoded", (challenge: string) => `challenge=${challenge}`],
    ["JSON", "application/json", (challenge: string) => JSON.stringify({ challenge })],
    ["text with a line end and without a type", undefined, (challenge: string) => `${challenge}\n`],
  ])("accepts %s", async (_name, type, toAnswer) => {
    await using app = await openApp(({ body }, response) => {
      if (type !== undefined) response.setHeader("Content-Type", type);
      response.end(toAnswer(challengeOf(body)));
    });
    expect(await shakeWith(app)).toMatchObject({ ok: true });
    expect(app.received[0]?.headers).toHaveProperty("x-svc-signature");
    expect(JSON.parse(app.received[0]?.body ?? "")).toEqual({
      token: "tok",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      type: "url_verification",
    });
  });

  it.each([
    ["another challenge", 200, "abc", "The answer does not contain the challenge."],
    ["an empty answer", 200, "", "The answer does not contain the challenge."],
    ["JSON null", 200, "null", "The answer does not contain the challenge."],
    ["a challenge that is not text", 200, '{"challenge":1}', "The answer does not contain the challenge."],
    ["another status", 201, "", "The app answered 201 instead of 200."],
    ["an error", 500, "", "The app answered 500."],
  ])("refuses %s", async (_name, status, body, reason) => {
    await using app = await openApp((_request, response) => response.writeHead(status).end(body));
    expect(await shakeWith(app)).toMatchObject({ ok: false, reason, attempt: { request: { url: app.url } } });
  });
});
