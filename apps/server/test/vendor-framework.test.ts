import type { Server as NodeServer } from "node:http";
import type { AddressInfo } from "node:net";
import { App, type AppOptions, HTTPReceiver, LogLevel, SocketModeReceiver } from "vendor-framework";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../src/index.js";
import { vendorWord } from "./kit/open-vendor-client.js";
import { socketWorld } from "./kit/socket-world.js";

const noon = new Date("2026-06-01T12:00:00Z");

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** An app of the framework on a server. */
interface Running {
  readonly server: ControlledServer;
  readonly app: App;
  /** Types of the events that it received, in order, with the number of the retry if there was one. */
  readonly seen: readonly string[];
  call(method: string, args: object, token?: string): Promise<Answer>;
}

interface Answer {
  readonly ok: boolean;
  readonly ts: string;
  readonly user_id: string;
  readonly channel: { readonly id: string };
  readonly messages: readonly object[];
}

/** How an app receives its events. */
type Start = (server: ControlledServer, options: Partial<AppOptions>) => Promise<App>;

const logLevel = LogLevel.ERROR;

function clientOptionsOf({ url }: ControlledServer) {
  return { [`${vendorWord}ApiUrl`]: `${url}/api/` };
}

function optionsOf(server: ControlledServer, options: Partial<AppOptions>): AppOptions {
  const token = options.authorize === undefined ? { token: "svcb-rollbot" } : {};
  return { ...token, logLevel, clientOptions: clientOptionsOf(server), ...options };
}

const overHttp: Start = async (server, options) => {
  const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
  const receiver = new HTTPReceiver({ signingSecret, endpoints: "/events", logLevel, processBeforeResponse: true });
  const app = new App({ ...optionsOf(server, options), receiver });
  // The receiver returns the server that it has started.
  const started = (await app.start(0)) as NodeServer;
  open.push(() => {
    started.closeAllConnections();
    return app.stop();
  });
  const { port } = started.address() as AddressInfo;
  await server.world.load(socketWorld({ isOn: false, url: `http://127.0.0.1:${port}/events` }));
  return app;
};

const overSocket: Start = async (server, options) => {
  await server.world.load(socketWorld());
  const clientOptions = clientOptionsOf(server);
  const receiver = new SocketModeReceiver({ appToken: "svca-rollbot", logLevel, installerOptions: { clientOptions } });
  const app = new App({ ...optionsOf(server, options), receiver });
  await app.start();
  open.push(() => app.stop());
  return app;
};

async function run(start: Start, options: Partial<AppOptions> = {}): Promise<Running> {
  const wireWords = { svc: vendorWord };
  const server = await createServer({ memory: true, wireWords, clock: { now: noon, frozen: true } });
  open.push(() => server.close());
  // The app identifies itself when it starts, so the world comes first.
  await server.world.load(socketWorld());
  const app = await start(server, options);
  const seen: string[] = [];
  app.use(async ({ body, context, next }) => {
    const { event } = body as { readonly event?: { readonly type: string } };
    seen.push([event?.type, ...(context.retryNum ? [context.retryNum] : [])].join(" "));
    await next();
  });
  const call: Running["call"] = async (method, args, token = "svcp-mia") => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
    const response = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
    const answer = (await response.json()) as Answer;
    if (!answer.ok) throw new Error(JSON.stringify([method, answer]));
    return answer;
  };
  return { server, app, seen, call };
}

const silence = () => new Promise<never>(() => undefined);
const failure = () => Promise.reject(new Error("The app is not ready."));

describe.each([
  // The status of a failure is not from 200 to 299.
  { over: "HTTP", start: overHttp, failures: [failure, silence] },
  // Over a socket, it acknowledges after a failure.
  { over: "a socket", start: overSocket, failures: [silence, silence] },
])("the vendor's framework over $over", ({ start, failures }) => {
  it("receives what happens, and answers", async () => {
    const { server, app, seen, call } = await run(start);
    app.message("hello", async ({ say }) => {
      await say("hello to you");
    });
    const { user_id: bot } = await call("auth.test", {}, "svcb-rollbot");
    const { ts } = await call("chat.postMessage", { channel: "C1", text: "hello" });
    const said = async () => (await call("conversations.history", { channel: "C1" }, "svcb-rollbot")).messages;
    await expect.poll(said).toMatchObject([{ text: "hello to you", bot_id: expect.any(String) }, { text: "hello" }]);
    await call("chat.postMessage", { channel: "C1", text: `<@${bot}> are you there?` });
    await call("reactions.add", { channel: "C1", timestamp: ts, name: "tada" });
    const { channel } = await call("conversations.create", { name: "rooms" });
    await call("conversations.invite", { channel: channel.id, users: bot });
    const payload = { user: "U1", channel: "D1", tab: "home", event_ts: "1780315200.000100" } as const;
    await server.events.send({ type: "app_home_opened", payload });
    await expect.poll(() => seen.length).toBe(7);
    expect(seen.toSorted()).toEqual([
      "app_home_opened",
      "app_mention",
      "channel_created",
      "member_joined_channel",
      "message",
      "message",
      "reaction_added",
    ]);
    await server.clock.advance("10m");
    expect(seen).toHaveLength(7);
  });

  it("receives an event again that it failed to answer", async () => {
    const unanswered = [...failures];
    const { server, app, call } = await run(start, {
      // An app that does not know its tokens yet does not answer.
      authorize: async () => {
        await unanswered.shift()?.();
        return { botToken: "svcb-rollbot" };
      },
    });
    const retries: (number | undefined)[] = [];
    app.message("hello", async ({ context }) => {
      retries.push(context.retryNum);
    });
    await call("chat.postMessage", { channel: "C1", text: "hello" });
    await expect.poll(() => unanswered.length, { timeout: 10_000 }).toBe(0);
    await server.clock.advance("1m");
    expect(retries).toEqual([failures.length]);
    await server.clock.advance("1h");
    expect(retries).toEqual([failures.length]);
  });
});

describe("the vendor's framework over a socket", () => {
  it("connects again when it is asked to", async () => {
    const { server, app, seen, call } = await run(overSocket);
    // The property that the framework keeps its receiver in.
    const { client } = Reflect.get(app, "receiver") as SocketModeReceiver;
    await call("chat.postMessage", { channel: "C1", text: "before" });
    await expect.poll(() => seen).toEqual(["message"]);
    const connected = new Promise((resolve) => client.once("connected", resolve));
    await server.clock.advance("18050s");
    await connected;
    await call("chat.postMessage", { channel: "C1", text: "after" });
    await expect.poll(() => seen).toEqual(["message", "message"]);
  });
});
