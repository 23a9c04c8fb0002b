import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifySignature } from "@rollcall/delivery";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer, type ServerOptions } from "../src/index.js";

const noon = new Date("2026-06-01T12:00:00Z");
const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";

/** A request that an app received. */
interface Received {
  readonly headers: { readonly [name: string]: unknown };
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  readonly body: any;
}

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** An app that answers with these statuses, then with 200. Null never answers. */
async function openApp(...statuses: (number | null)[]) {
  const received: Received[] = [];
  const app = createApp(async (request, response) => {
    const sent = await text(request);
    received.push({ headers: request.headers, text: sent, body: JSON.parse(sent) });
    const status = statuses.length === 0 ? 200 : statuses.shift();
    if (status !== null) response.writeHead(status ?? 200).end();
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  open.push(async () => {
    app.closeAllConnections();
    await new Promise((resolve) => app.close(resolve));
  });
  return { received, url: `http://127.0.0.1:${(app.address() as AddressInfo).port}/events` };
}

/** A world with an app that subscribes to messages and reactions. */
function worldOf(url: string) {
  const member = { workspaces: { hq: "member" } };
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "rollbot", bot_of: "Rollbot", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Rollbot",
        signing_secret: signingSecret,
        verification_token: "verify-me",
        manifest: {
          display_information: { name: "Rollbot" },
          settings: {
            event_subscriptions: {
              request_url: url,
              bot_events: ["message.channels", "app_mention", "reaction_added"],
            },
          },
        },
      },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["olga", "mia", "rollbot"] },
      { id: "C2", kind: "public", name: "random", members: ["mia"] },
    ],
    tokens: [
      {
        token: "svcb-rollbot",
        kind: "bot",
        user: "rollbot",
        app: "Rollbot",
        scopes: ["channels:history", "app_mentions:read", "reactions:read", "chat:write"],
        installation: { installer: "olga" },
      },
      {
        token: "svcp-mia",
        kind: "user",
        user: "mia",
        scopes: ["chat:write", "reactions:write"],
        installation: { installer: "olga" },
      },
    ],
  };
}

async function openServer(url: string, options: ServerOptions & { readonly control?: true } = {}) {
  const server = await createServer({ memory: true, clock: { now: noon, frozen: true }, ...options });
  open.push(() => server.close());
  await server.world.load(worldOf(url));
  return server;
}

async function call(server: ControlledServer, method: string, args: object, token = "svcp-mia") {
  const response = await server.fetch(`${server.url}/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  return (await response.json()) as { readonly ok: boolean; readonly ts: string };
}

const post = (server: ControlledServer, text: string, channel = "C1") =>
  call(server, "chat.postMessage", { channel, text });

describe("events of what people do", () => {
  it("are in the answer, each attempted once", async () => {
    const app = await openApp(200, 500, 500);
    const server = await openServer(app.url);
    const mia = server.as("mia");
    const posted = await mia.post("general", "Hi <@rollbot>");
    expect(posted.deliveries.map(({ event, app: id, state }) => [event, id, state])).toEqual([
      ["message", "A1", "delivered"],
      ["app_mention", "A1", "waiting"],
    ]);
    expect(app.received[0]?.body.event).toMatchObject({ text: posted.message.text, user: posted.message.user });
    expect((await mia.react(posted, "tada")).deliveries).toMatchObject([
      { event: "reaction_added", state: "delivered" },
    ]);
    expect((await mia.post("random", "Nobody hears it")).deliveries).toEqual([]);
  });
});

describe("events", () => {
  it("of what an app sees are sent to its address, signed", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    const { ts } = await post(server, "hello");
    await post(server, "not for bots", "C2");
    await call(server, "reactions.add", { channel: "C1", timestamp: ts, name: "tada" });
    await expect.poll(() => app.received.length).toBe(2);
    const [message, reaction] = app.received;
    expect(message?.body).toMatchObject({
      token: "verify-me",
      api_app_id: "A1",
      type: "event_callback",
      event: { type: "message", channel: "C1", channel_type: "channel", text: "hello", ts },
      authorizations: [{ is_bot: true }],
    });
    expect(reaction?.body.event).toMatchObject({ type: "reaction_added", reaction: "tada", item: { ts } });
    for (const { headers, text: body } of app.received) {
      expect(headers["content-type"]).toBe("application/json");
      const timestamp = String(headers["x-svc-request-timestamp"]);
      const signature = String(headers["x-svc-signature"]);
      expect(verifySignature({ signingSecret, timestamp, signature, body })).toBe(true);
    }
  });

  it("are sent again at once, after a minute and after five more", async () => {
    const app = await openApp(500, 503, 404);
    const server = await openServer(app.url);
    await post(server, "hello");
    await expect.poll(() => app.received.length).toBe(2);
    await server.clock.advance("59s");
    expect(app.received).toHaveLength(2);
    await server.clock.advance("1s");
    expect(app.received).toHaveLength(3);
    await server.clock.advance("10m");
    expect(app.received.map(({ headers }) => headers["x-svc-retry-num"])).toEqual([undefined, "1", "2", "3"]);
    expect(new Set(app.received.map(({ body }) => body.event_id)).size).toBe(1);
    expect(new Set(app.received.map(({ text: sent }) => sent)).size).toBe(1);
    await server.clock.advance("1d");
    expect(app.received).toHaveLength(4);
  });

  it("of a mention come with the message, in order", async () => {
    const app = await openApp();
    const server = await openServer(app.url);
    const { user_id: id } = (await call(server, "auth.test", {}, "svcb-rollbot")) as unknown as { user_id: string };
    for (const text of [`<@${id}> one`, "two", "three"]) await post(server, text);
    await expect.poll(() => app.received.length).toBe(4);
    expect(app.received.map(({ body }) => `${body.event.type} ${body.event.text}`)).toEqual([
      `message <@${id}> one`,
      `app_mention <@${id}> one`,
      "message two",
      "message three",
    ]);
  });

  it("are in no copy of a world: not in forks, and not after a restore", async () => {
    const app = await openApp(null, 500);
    const server = await openServer(app.url);
    await server.world.snapshot("before");
    await post(server, "hello");
    await server.world.fork({ name: "copy" });
    await server.world.restore("before");
    await server.clock.advance("10m", { world: "copy" });
    await server.clock.advance("10m");
    expect(app.received.length).toBeLessThanOrEqual(1);
  });

  it("are sent to loopback addresses only, unless more is allowed", async () => {
    const server = await openServer("http://192.0.2.1/events");
    await post(server, "hello");
    await server.clock.advance("10m");
    expect((await post(server, "still here")).ok).toBe(true);
  });
});
