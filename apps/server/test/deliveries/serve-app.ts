import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { type ControlledServer, createServer, type ServerOptions } from "../../src/index.js";

export const noon = new Date("2026-06-01T12:00:00Z");
export const secrets = { signing: "8f742231b10e8888abcd99yyyzzz85a5", verification: "verify-me", bot: "svcb-rollbot" };

/** The answer of an app: a status, the challenge that it was sent, or a status with headers and a body. */
type Answer =
  | number
  | "challenge"
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body: string };

/** An app that gives these answers, then 200. It closes when the test has finished. */
export async function openApp(...answers: Answer[]) {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  const received: any[] = [];
  const app = createApp(async (request, response) => {
    const sent = JSON.parse(await text(request));
    received.push(sent);
    const next = answers.shift() ?? 200;
    const challenge = { status: 200, body: String(sent.challenge) };
    const stated = typeof next === "number" ? { status: next, body: "" } : next;
    const {
      status,
      headers = {},
      body,
    }: Exclude<Answer, number | string> = stated === "challenge" ? challenge : stated;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    app.closeAllConnections();
    await new Promise((resolve) => app.close(resolve));
  });
  return { received, url: `http://127.0.0.1:${(app.address() as AddressInfo).port}/events` };
}

/** Events that the app of the world subscribes to. */
const botEvents = ["message.channels", "app_mention", "channel_shared", "app_home_opened", "file_change"];

/** A world with an app that subscribes to events, and one that does not. */
export function worldOf(url: string, events: readonly string[] = botEvents) {
  const member = { workspaces: { hq: "member" } };
  return {
    kind: "world",
    workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { id: "U2", userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "rollbot", bot_of: "Rollbot", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Rollbot",
        signing_secret: secrets.signing,
        verification_token: secrets.verification,
        manifest: {
          display_information: { name: "Rollbot" },
          settings: { event_subscriptions: { request_url: url, bot_events: events } },
        },
      },
      { id: "A2", name: "Quiet" },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["olga", "mia", "rollbot"] },
      { id: "C2", kind: "public", name: "random", members: ["mia"] },
    ],
    tokens: [
      {
        token: secrets.bot,
        kind: "bot",
        user: "rollbot",
        app: "Rollbot",
        scopes: ["channels:history", "channels:read", "app_mentions:read", "files:read", "chat:write"],
        installation: { installer: "olga" },
      },
      {
        token: "svcp-mia",
        kind: "user",
        user: "mia",
        scopes: ["chat:write"],
        installation: { installer: "olga" },
      },
    ],
  };
}

/** A server with that world, whose clock stands still. It closes when the test has finished. */
export async function openServer(url: string, options: ServerOptions & { readonly control?: true } = {}) {
  const server = await createServer({ memory: true, clock: { now: noon, frozen: true }, ...options });
  onTestFinished(() => server.close());
  await server.world.load(worldOf(url));
  return server;
}

/** Posts a message as a user. */
export async function post(server: ControlledServer, message: string, channel = "C1") {
  const response = await server.fetch(`${server.url}/api/chat.postMessage`, {
    method: "POST",
    headers: { authorization: "Bearer svcp-mia", "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel, text: message }),
  });
  return (await response.json()) as { readonly ok: boolean; readonly ts: string };
}
