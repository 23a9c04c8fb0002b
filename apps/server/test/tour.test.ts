import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runGreeter } from "../src/greeter/run-greeter.js";
import { type ControlledServer, createServer, type MethodName } from "../src/index.js";
import { spawnCommand } from "./spawn-command.js";

const stopping = new AbortController();
let server: ControlledServer;
let ended: Promise<void>;

beforeAll(async () => {
  server = await createServer({ memory: true, world: "tour" });
  const onError = (error: unknown) => Promise.reject(error);
  ended = runGreeter({
    apiUrl: server.apiUrl,
    fetch: server.fetch,
    isInstalled: async () => true,
    onError,
    signal: stopping.signal,
  });
  await server.journal.waitFor({ method: "apps.connections.open" });
});

afterAll(async () => {
  stopping.abort();
  await ended;
  await server.close();
});

/** Acts, and returns the newest message of a conversation after the app has called a method. */
async function newestAfter(method: MethodName, act: () => Promise<unknown>, channel = "general") {
  await server.journal.clear();
  await act();
  await server.journal.waitFor({ method });
  const { messages } = await server.as("alan.turing").sees(channel);
  return messages.at(-1) ?? expect.fail("there is no message");
}

describe("Greeter", () => {
  it("answers a greeting with buttons, and one of them with a form that is checked", async () => {
    const alan = server.as("alan.turing");
    const greeting = await newestAfter("chat.postMessage", () => alan.post("general", "Good morning, everyone"));
    expect(greeting).toMatchObject({ bot_id: "BGREETER", text: expect.stringMatching(/^Hello, <@U/) });
    const waved = await newestAfter("chat.update", () => alan.click(greeting, "Wave back"));
    expect(waved).toMatchObject({ ts: greeting.ts, text: expect.stringContaining("waves back") });
    const again = await newestAfter("chat.postMessage", () => alan.post("general", "hello"));
    await server.journal.clear();
    await alan.click(again, "Introduce yourself");
    await server.journal.waitFor({ method: "views.open" });
    const short = { "What do people call you?": "A", "What do you drink?": "Tea" };
    expect(await alan.submit(short)).toMatchObject({ view: { errors: { name: "Type at least two characters." } } });
    const introduced = await newestAfter("chat.postMessage", () =>
      alan.submit({ ...short, "What do people call you?": "Al" }),
    );
    expect(introduced.text).toMatch(/is called Al, and drinks tea\.$/);
  });

  it("answers in direct messages, mentions in threads and its command, and shows a home", async () => {
    const alan = server.as("alan.turing");
    const { channel } = await alan.openDm("greeter");
    const puzzled = await newestAfter("chat.postMessage", () => alan.post(channel, "What can you do?"), channel);
    expect(puzzled.text).toContain("only know how to greet");
    const asked = await alan.post("general", "Who is there?");
    await server.journal.clear();
    await alan.post("general", "<@greeter> are you?", { thread: asked.ts });
    await server.journal.waitFor({ method: "chat.postMessage" });
    const { messages } = await alan.sees("general", { thread: asked.ts });
    expect(messages.at(-1)?.text).toMatch(/^Hello, <@U/);
    expect(await alan.command("general", "/greet @annie.easley")).toMatchObject({
      message: { text: expect.stringMatching(/^Hello, <@UDEMOANNIE>!/) },
    });
    expect(await alan.command("general", "/greet")).toMatchObject({
      message: { text: expect.stringMatching(/^Whom do I greet\?/) },
    });
    await server.journal.clear();
    await alan.openHome("greeter");
    await server.journal.waitFor({ method: "views.publish" });
    expect(await alan.seesApp("greeter")).toMatchObject({ home: { blocks: [{ type: "header" }, {}, {}] } });
  });

  it("says nothing to bots, and to people who do not greet", async () => {
    const before = await server.as("alan.turing").sees("general");
    await server.as("alan.turing").post("general", "Nothing to greet");
    await server.fetch("/api/chat.postMessage", {
      method: "POST",
      headers: { authorization: "Bearer svcb-demo-bot" },
      body: new URLSearchParams({ channel: "general", text: "hello" }),
    });
    await newestAfter("chat.postMessage", () => server.as("annie.easley").post("general", "hi"));
    const { messages } = await server.as("alan.turing").sees("general");
    expect(messages.length - before.messages.length).toBe(4);
  });
});

describe("--tour", () => {
  it("starts the process of Greeter, also after the world was reset", async () => {
    const command = spawnCommand(["--tour", "--memory", "--port", "0"]);
    const url = await command.ready;
    const control = (operation: string, args: object) =>
      fetch(`${url}/_rollcall/${operation}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(args),
      }).then((response) => response.json());
    await control("journal.wait", { method: "apps.connections.open" });
    const file = await control("people.seeFile", { person: "alan.turing", file: "FDEMOIMAGE" });
    expect(file).toMatchObject({ ok: true, size: 118 });
    for (const _world of ["first", "reset"]) {
      await control("people.post", { person: "alan.turing", channel: "general", text: "hello" });
      const answered = await control("journal.wait", { method: "chat.postMessage" });
      expect(answered).toMatchObject({ entry: { ok: true } });
      await control("world.reset", {});
    }
    // Without Greeter in the world, nothing is called.
    await control("world.load", { file: "empty" });
    await control("clock.advance", { by: "1m" });
    expect(await control("journal.list", {})).toMatchObject({ entries: [] });
    command.process.kill();
    expect((await command.ended).code).toBe(0);
  });
});
