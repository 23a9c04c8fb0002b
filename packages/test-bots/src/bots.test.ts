import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { ensureBuilt } from "@rollcall/test-kit/build";
import { describe, expect, it } from "vitest";
import { type Bot, startBot } from "./start-bot.js";

await ensureBuilt();

const scopes = [
  ...["app_mentions:read", "channels:history", "channels:join", "channels:read", "chat:write", "chat:write.public"],
  ...["files:read", "groups:read", "im:history", "im:read", "im:write", "mpim:read", "team:read", "users:read"],
];
const manifest = {
  display_information: { name: "Helper" },
  features: { bot_user: { display_name: "helper", always_online: true } },
  oauth_config: { scopes: { bot: scopes } },
  settings: {
    event_subscriptions: { bot_events: ["app_mention", "message.channels", "message.im"] },
    interactivity: { is_enabled: true },
    socket_mode_enabled: true,
  },
};
const person = "grace.hopper";

/** Waits until the bot has connected, and invites it to a channel. */
async function meet(bot: Bot): Promise<void> {
  await expect.poll(async () => (await bot.control("apps.get", { app: "Helper" })).sockets).toBeGreaterThan(0);
  await bot.control("people.invite", { person, channel: "general", users: ["helper"] });
}

/** The texts of the last messages of the channel or of a thread in it, the oldest first. */
async function textsIn(bot: Bot, thread?: string): Promise<readonly string[]> {
  const seen = await bot.control("people.see", { person, channel: "general", ...(thread !== undefined && { thread }) });
  return seen.messages.map(({ text }: { readonly text: string }) => text);
}

describe("rollcall run with a public bot", () => {
  it("serves scripts with curl and Python, and reaches nothing else", async () => {
    const script = `curl -sS https://slack.com/api/chat.postMessage -H "Authorization: Bearer $SLACK_BOT_TOKEN" \\
      -d channel=general -d text=hello -o /dev/null
      python3 notify.py
      curl -s https://other.example/ || echo "not reached: $?"
      python3 -c 'import socket; socket.create_connection(("direct.example", 5432))' 2>&1 | tail -1`;
    await using bot = await startBot(["sh", "-c", script], { manifest });
    const { code, out, err, calls } = await bot.end("by itself");
    expect(out).toMatch(/^urllib True\nrequests (True|not run: it is not installed)\nnot reached: 56\n.*offline\.\n$/);
    const posted = out.includes("not run") ? 2 : 3;
    expect({ code, calls }).toEqual({ code: 0, calls: Array(posted).fill("chat.postMessage") });
    expect(err).toBe("rollcall run: refused connections to other hosts: other.example:443, direct.example:5432\n");
  });

  it("serves a plugin of a release tool with a token", async () => {
    const env = { SLACK_CHANNEL: "general" };
    await using bot = await startBot(["node", "release.mjs"], { manifest, env });
    const { code, calls } = await bot.end("by itself");
    expect({ code, calls }).toEqual({ code: 0, calls: ["chat.postMessage"] });
  });

  it("serves the starter template of the vendor's framework, over a socket", async () => {
    await using bot = await startBot(["node", "bolt.mjs"], { manifest });
    await meet(bot);
    await bot.control("people.post", { person, channel: "general", text: "hello" });
    await expect.poll(() => textsIn(bot)).toContainEqual(expect.stringMatching(/^Hey there/));
    const { messages } = await bot.control("people.see", { person, channel: "general" });
    await bot.control("people.click", { person, channel: "general", ts: messages.at(-1).ts, action: "Click Me" });
    await expect.poll(() => textsIn(bot)).toContainEqual(expect.stringMatching(/clicked the button$/));
    const { calls } = await bot.end();
    expect(calls).toEqual(expect.arrayContaining(["apps.connections.open", "chat.postMessage"]));
  });

  it("serves Hubot, over a socket", async () => {
    const hubot = [
      "node",
      "../node_modules/hubot/bin/Hubot.mjs",
      "--disable-httpd",
      "-a",
      "@hubot-friends/hubot-slack",
    ];
    await using bot = await startBot([...hubot, "-r", "hubot/scripts"], { manifest });
    await meet(bot);
    await bot.control("people.post", { person, channel: "general", text: "a badger" });
    await expect.poll(() => textsIn(bot)).toContainEqual(expect.stringMatching(/^Badgers/));
    expect((await bot.end()).calls).toContain("chat.postMessage");
  });

  it("serves Botkit, over HTTP", async () => {
    const port = await freePort();
    const flags = ["--events", `http://127.0.0.1:${port}/api/messages`];
    const overHttp = { ...manifest, settings: { ...manifest.settings, socket_mode_enabled: false } };
    await using bot = await startBot(["node", "botkit.mjs"], { manifest: overHttp, flags, env: { PORT: `${port}` } });
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    await expect.poll(isUp).toBe(true);
    await bot.control("people.invite", { person, channel: "general", users: ["helper"] });
    await bot.control("people.post", { person, channel: "general", text: "ping" });
    await expect.poll(() => textsIn(bot)).toContain("pong");
    expect((await bot.end()).calls).toContain("chat.postMessage");
  });

  it("serves a bot of the chat SDK, over a socket, with the click of a card", async () => {
    await using bot = await startBot(["node", "chat.mjs"], { manifest });
    await meet(bot);
    const channel = "general";
    const { ts: thread } = await bot.control("people.post", { person, channel, text: "<@helper> deploy" });
    await expect.poll(() => textsIn(bot, thread)).toHaveLength(2);
    const { messages } = await bot.control("people.see", { person, channel, thread });
    await bot.control("people.click", { person, channel, ts: messages.at(-1).ts, action: "Go" });
    await expect.poll(() => textsIn(bot, thread)).toContainEqual(expect.stringMatching(/^Deployed by/));
    expect((await bot.end()).calls).toContain("chat.postMessage");
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
