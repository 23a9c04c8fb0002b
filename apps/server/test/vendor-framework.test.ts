import { App, SocketModeReceiver } from "vendor-framework";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../src/index.js";
import { vendorWord } from "./kit/open-vendor-client.js";
import { closeFrameworks, overHttp, overSocket, run } from "./kit/run-framework.js";

afterEach(closeFrameworks);

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
    await expect.poll(() => unanswered.length).toBe(0);
    await server.clock.advance("1m");
    expect(retries).toEqual([failures.length]);
    await server.clock.advance("1h");
    expect(retries).toEqual([failures.length]);
  });
});

describe("the vendor's framework over a socket", () => {
  it("starts with an installer before anyone has installed the app, and answers afterwards", async () => {
    const server = await createServer({ memory: true, wireWords: { svc: vendorWord } });
    onTestFinished(() => server.close());
    const scopes = ["channels:history", "chat:write"];
    const { app, environment } = await server.apps.create(
      {
        display_information: { name: "Helper" },
        features: { bot_user: { display_name: "helper" } },
        oauth_config: { scopes: { bot: scopes } },
        settings: { event_subscriptions: { bot_events: ["message.channels"] } },
      },
      { socket: true },
    );
    const { clientId = "", clientSecret = "", apiUrl = "" } = environment;
    const { token: appToken = "" } = await server.apps.tokens.create(app.id);
    const clientOptions = { [`${vendorWord}ApiUrl`]: apiUrl };
    let botToken = "";
    const user = { id: "U1", token: undefined, scopes: undefined };
    const installationStore = {
      storeInstallation: async () => undefined,
      fetchInstallation: async () => ({
        ...{ team: { id: "T1" }, enterprise: undefined, user },
        bot: { token: botToken, scopes, id: "B1", userId: "U2" },
      }),
    };
    const bot = new App({
      receiver: new SocketModeReceiver({
        ...{ appToken, clientId, clientSecret, stateSecret: "of-the-test", scopes, installationStore },
        installerOptions: { clientOptions, port: 0 },
      }),
      clientOptions,
    });
    bot.message("hello", async ({ say }) => {
      await say("hello to you");
    });
    await bot.start();
    onTestFinished(async () => void (await bot.stop()));
    expect((await server.apps.get(app.id)).sockets).toBe(1);

    const alan = server.as("alan.turing");
    botToken = (await alan.install(app.id)).bot_token ?? "";
    await alan.invite("general", "helper");
    await alan.post("general", "hello");
    const last = async () => (await alan.sees("general")).messages.at(-1)?.text;
    await expect.poll(last).toBe("hello to you");
  });

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
