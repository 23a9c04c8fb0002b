import type { AddressInfo } from "node:net";
import { createServer as createRawApp, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createServer } from "../../src/index.js";
import { noon, openApp, post, worldOf } from "./serve-app.js";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

/** An app that gets a connection and does what it likes. */
async function openHostileApp(answer: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const app = createRawApp((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
    socket.once("data", () => answer(socket));
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => app.close(resolve));
  };
  open.push(close);
  return { origin: `http://127.0.0.1:${(app.address() as AddressInfo).port}`, close };
}

/** A server with a hostile app, and one that answers. */
async function openServer(hostileUrl: string) {
  const calm = await openApp();
  const world = worldOf(hostileUrl, ["message.channels"]);
  const [app] = world.apps;
  const [general, ...channels] = world.channels;
  const [bot, ...tokens] = world.tokens;
  const manifest = worldOf(calm.url, ["message.channels"]).apps[0]?.manifest;
  const server = await createServer({ memory: true, clock: { now: noon, frozen: true } });
  open.push(() => server.close());
  await server.world.load({
    ...world,
    apps: [app, { id: "A2", name: "Calm", manifest }],
    users: [...world.users, { userName: "calm", bot_of: "Calm", workspaces: { hq: "member" } }],
    channels: [{ ...general, members: ["olga", "mia", "rollbot", "calm"] }, ...channels],
    tokens: [bot, { ...bot, token: "svcb-calm", user: "calm", app: "Calm" }, ...tokens],
  });
  return { server, calm };
}

const ok = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n";

/** Writes without end, until the connection is closed. Returns how many bytes were written by then. */
function pour(socket: Socket): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const chunk = Buffer.alloc(65_536, "a");
  let bytes = 0;
  const more = () => {
    for (let isReady = true; isReady && !socket.destroyed; bytes += chunk.length) isReady = socket.write(chunk);
  };
  socket.on("drain", more).once("close", () => resolve(bytes));
  socket.write(`${ok}\r\n`);
  more();
  return promise;
}

describe("a hostile target", () => {
  it.each([
    {
      what: "that refuses connections",
      url: async () => {
        const { origin, close } = await openHostileApp(() => undefined);
        await close();
        return origin;
      },
      wanted: {
        state: "waiting",
        code: "connection_failed",
        status: 0,
        detail: expect.stringContaining("ECONNREFUSED"),
      },
    },
    {
      what: "without TLS at an address that states it",
      url: async () => (await openApp()).url.replace("http:", "https:"),
      wanted: { state: "waiting", code: "ssl_error", status: 0, detail: expect.stringMatching(/\w/) },
    },
    {
      what: "that redirects to a private address",
      url: async () =>
        (await openApp(...Array(9).fill({ status: 302, headers: { location: "http://10.0.0.1/" }, body: "" }))).url,
      wanted: {
        state: "waiting",
        code: "connection_failed",
        status: 302,
        detail: "10.0.0.1 may not be reached: deliveries to 10.0.0.1 are not allowed.",
      },
    },
    {
      what: "whose headers never end",
      url: async () => (await openHostileApp((socket) => socket.write("HTTP/1.1 200 OK\r\nX-A: "))).origin,
      wanted: { state: "waiting", code: "http_timeout", status: 0, detail: "The app did not answer in time." },
    },
  ])("$what is retried, and holds up nothing", async ({ url, wanted: { state, ...attempt } }) => {
    const { server, calm } = await openServer(await url());
    expect((await post(server, "hello")).ok).toBe(true);
    expect(await server.deliveries.waitFor({ app: "A2", event: "message" })).toMatchObject({ state: "delivered" });
    const { code, status, detail } = attempt;
    const found = await server.deliveries.waitFor({ app: "A1", event: "message" }, { timeoutMs: 10_000 });
    expect(found.state).toBe(state);
    expect(found.attempts[0]).toMatchObject({ ok: false, code, status, delivery: { result: "retried", detail } });
    expect((await post(server, "still here")).ok).toBe(true);
    await expect.poll(() => calm.received.length).toBe(2);
    await server.close();
  });

  it("that answers with 10 MB has its event delivered, and leaves an excerpt", async () => {
    const { origin } = await openHostileApp((socket) => {
      socket.write(`${ok}Content-Length: 10000000\r\n\r\n`);
      socket.end(Buffer.alloc(10_000_000, "a"));
    });
    const { server, calm } = await openServer(origin);
    for (const text of ["one", "two", "three"]) await post(server, text);
    await expect.poll(() => server.journal.list({ app: "A1" })).toHaveLength(3);
    const attempts = await server.journal.list({ app: "A1" });
    for (const each of attempts) {
      expect(each).toMatchObject({ ok: true, status: 200, delivery: { result: "delivered", answer: { cut: true } } });
    }
    expect(JSON.stringify(attempts).length).toBeLessThan(40_000);
    await expect.poll(() => calm.received.length).toBe(3);
    await server.close();
  });

  it("that answers without end has its event delivered, and its connection closed", async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const { origin } = await openHostileApp((socket) => void pour(socket).then(resolve));
    const { server } = await openServer(origin);
    await post(server, "hello");
    expect(await server.deliveries.waitFor({ app: "A1", event: "message" })).toMatchObject({
      state: "delivered",
      attempts: [{ ok: true, delivery: { answer: { cut: true } } }],
    });
    // What the sockets of both sides have buffered.
    expect(await promise).toBeLessThan(32_000_000);
    await server.close();
  });
});
