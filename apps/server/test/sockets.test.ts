import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer, type ServerOptions } from "../src/index.js";
import { type AppSocket, askForUpgrade, openSocket } from "./kit/open-socket.js";
import { socketWorld } from "./kit/socket-world.js";

const noon = new Date("2026-06-01T12:00:00Z");

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function openServer(world: object = socketWorld(), options: ServerOptions & { readonly control?: true } = {}) {
  const server = await createServer({ memory: true, clock: { now: noon, frozen: true }, ...options });
  open.push(() => server.close());
  await server.world.load(world);
  return server;
}

async function call(server: Pick<ControlledServer, "fetch">, method: string, args: object, token: string) {
  const response = await server.fetch(`/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  return (await response.json()) as { readonly ok: boolean; readonly url: string; readonly ts: string };
}

const address = async (server: ControlledServer, token = "svca-rollbot") =>
  (await call(server, "apps.connections.open", {}, token)).url;

const post = (server: ControlledServer, text: string, token = "svcp-mia") =>
  call(server, "chat.postMessage", { channel: "C1", text }, token);

/** Opens a socket and reads the greeting. */
async function connectApp(server: ControlledServer, suffix = ""): Promise<AppSocket> {
  const app = await openSocket(`${await address(server)}${suffix}`);
  expect(await app.next()).toMatchObject({ type: "hello", connection_info: { app_id: "A1" } });
  return app;
}

describe("a socket", () => {
  it("greets, and brings the events of an app", async () => {
    const server = await openServer(socketWorld({ url: "http://192.0.2.1/events" }));
    const url = await address(server);
    expect(url).toMatch(new RegExp(`^${server.url.replace("http", "ws")}/link\\?ticket=\\w+&app_id=A1$`));
    const app = await openSocket(url);
    expect(await app.next()).toEqual({
      type: "hello",
      num_connections: 1,
      connection_info: { app_id: "A1" },
      debug_info: {
        host: "127.0.0.1",
        started: "2026-06-01 12:00:00.000",
        build_number: 1,
        approximate_connection_time: 18_000,
      },
    });
    const { ts } = await post(server, "hello");
    const message = await app.next();
    expect(message).toMatchObject({
      type: "events_api",
      envelope_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      accepts_response_payload: false,
      retry_attempt: 0,
      retry_reason: "",
      payload: { type: "event_callback", api_app_id: "A1", event: { type: "message", text: "hello", ts } },
    });
    app.acknowledge(message);
    await server.clock.advance("1h");
    expect(app.received).toHaveLength(2);
  });

  it("brings what waited for it", async () => {
    const server = await openServer();
    await post(server, "hello");
    await server.clock.advance("1s");
    const app = await connectApp(server);
    const moved = server.clock.advance("1m");
    const message = await app.next();
    expect(message).toMatchObject({ retry_attempt: 2, retry_reason: "timeout", payload: { event: { text: "hello" } } });
    app.acknowledge(message);
    await moved;
  });

  it("gets an event again that it did not acknowledge in time", async () => {
    const server = await openServer();
    const app = await connectApp(server);
    await post(server, "hello");
    const [first, second] = [await app.next(), await app.next()];
    expect(second).toMatchObject({ retry_attempt: 1, retry_reason: "timeout" });
    expect(second.envelope_id).not.toBe(first.envelope_id);
    expect(second["payload"].event_id).toBe(first["payload"].event_id);
    app.acknowledge(second);
    await server.clock.advance("1h");
    expect(app.received).toHaveLength(3);
  });

  it("takes turns with others of its app, and any of them acknowledges", async () => {
    const server = await openServer();
    const [one, other] = [await connectApp(server), await connectApp(server)];
    expect(other.received[0]).toMatchObject({ num_connections: 2 });
    await post(server, "first");
    other.acknowledge(await one.next());
    await post(server, "second");
    one.acknowledge(await other.next());
    await server.clock.advance("1h");
    expect([one.received.length, other.received.length]).toEqual([2, 2]);
  });

  it("hands its events to another one when it ends without a word", async () => {
    const server = await openServer();
    const socket = await cutSocket(await address(server));
    await post(server, "hello");
    await socket.arrived("events_api");
    socket.cut();
    const app = await connectApp(server);
    const message = await app.next();
    expect(message).toMatchObject({ retry_attempt: 1, payload: { event: { text: "hello" } } });
    app.acknowledge(message);
  });

  it("is warned and asked to leave by the clock, sooner for those who ask for it", async () => {
    const server = await openServer();
    const [long, short] = [await connectApp(server), await connectApp(server, "&debug_reconnects=true")];
    expect(short.received[0]).toMatchObject({ debug_info: { approximate_connection_time: 360 } });
    await server.clock.advance("350s");
    expect(await short.next()).toEqual({ type: "disconnect", reason: "warning", debug_info: { host: "127.0.0.1" } });
    await server.clock.advance("10s");
    expect(await short.next()).toMatchObject({ type: "disconnect", reason: "refresh_requested" });
    short.socket.close(1000);
    expect(await short.closed).toBe(1000);
    await server.clock.advance("5h");
    expect(await long.next()).toMatchObject({ reason: "warning" });
  });

  it("outlives a reset of its world", async () => {
    const server = await openServer();
    await server.world.snapshot("before");
    const app = await connectApp(server);
    await server.world.restore("before");
    await post(server, "hello");
    app.acknowledge(await app.next());
    await server.clock.advance("18050s");
    expect(await app.next()).toMatchObject({ reason: "warning" });
  });

  it("is asked to leave when the mode is off, or is switched off", async () => {
    const server = await openServer();
    const app = await connectApp(server);
    await server.world.load(socketWorld({ isOn: false }));
    await server.clock.advance("1s");
    expect(await app.next()).toMatchObject({ type: "disconnect", reason: "link_disabled" });
    const late = await openSocket(await address(server));
    expect(await late.next()).toMatchObject({ type: "disconnect", reason: "link_disabled" });
  });

  it("belongs to the world that issued its ticket", async () => {
    const server = await openServer();
    await server.world.fork({ name: "copy" });
    const app = await openSocket(await address(server, "copy~svca-rollbot"));
    await app.next();
    await post(server, "not here");
    await post(server, "here", "copy~svcp-mia");
    expect(await app.next()).toMatchObject({ payload: { event: { text: "here" } } });
  });

  it("is closed with the server", async () => {
    const server = await openServer();
    const app = await connectApp(server);
    await server.close();
    expect(await app.next()).toMatchObject({ type: "disconnect", reason: "refresh_requested" });
    expect(await app.closed).toBe(1001);
  });
});

describe("a ticket", () => {
  it("is good once", async () => {
    const server = await openServer();
    const url = await address(server);
    await openSocket(url);
    expect(await askForUpgrade(url)).toEqual({
      status: 403,
      text: "The ticket is missing, unknown, used or expired. Call apps.connections.open.",
    });
  });

  it("is good for 30 seconds of the clock", async () => {
    const server = await openServer();
    const [early, late] = [await address(server), await address(server)];
    await server.clock.advance("29999ms");
    expect(await askForUpgrade(early)).toMatchObject({ status: 101 });
    await server.clock.advance("1ms");
    expect(await askForUpgrade(late)).toMatchObject({ status: 403 });
  });

  it.each(["", "?ticket=", "?ticket=nobody", "?app_id=A1"])("is needed (%j)", async (query) => {
    const server = await openServer();
    expect(await askForUpgrade(`${server.url}/link${query}`)).toMatchObject({ status: 403 });
  });

  it("opens nothing elsewhere, where an upgrade is a plain request", async () => {
    const server = await openServer();
    const url = await address(server);
    expect(await askForUpgrade(url.replace("/link", "/healthz"))).toMatchObject({ status: 200 });
    expect(await askForUpgrade(url.replace("/link", "/nothing"))).toMatchObject({ status: 404 });
    expect(await askForUpgrade(url, { upgrade: "h2c" })).toMatchObject({ status: 426 });
    expect((await server.fetch(new URL(url).pathname)).status).toBe(426);
  });

  it("does not depend on the headers Host and Origin", async () => {
    const server = await openServer();
    const headers = { host: "elsewhere.example", origin: "http://evil.example" };
    expect(await askForUpgrade(await address(server), headers)).toMatchObject({ status: 101 });
  });
});

describe("bad apps", () => {
  it("get no eleventh socket", async () => {
    const server = await openServer();
    const apps = [];
    for (let number = 1; number <= 10; number += 1) apps.push(await connectApp(server));
    const eleventh = await openSocket(await address(server));
    expect(await eleventh.next()).toMatchObject({ type: "disconnect", reason: "too_many_websockets" });
    await post(server, "hello");
    expect(await apps[0]?.next()).toMatchObject({ type: "events_api" });
    expect(eleventh.received).toHaveLength(1);
  });

  it("do no harm with garbage", async () => {
    const server = await openServer();
    const app = await connectApp(server);
    for (const text of ["", "nonsense", "[]", "null", '{"envelope_id":1}', '{"envelope_id":"none"}', "{", "\0"])
      app.socket.send(text);
    app.socket.send(new Uint8Array([0xff, 0xfe]));
    await post(server, "hello");
    app.acknowledge(await app.next());
    await server.clock.advance("1h");
    expect(app.received).toHaveLength(2);
  });

  it("are disconnected for huge messages and broken frames", async () => {
    const server = await openServer();
    const app = await connectApp(server);
    app.socket.send("x".repeat(1_048_577));
    expect(await app.closed).toBe(1009);
    const socket = await cutSocket(await address(server));
    // A frame without a mask, of a reserved kind.
    socket.send(Buffer.from([0xff, 0x00]));
    await socket.ended;
    const after = await connectApp(server);
    expect(after.received[0]).toMatchObject({ num_connections: 1 });
  });
});

/** A socket without a client, which can be cut and sends any bytes. */
async function cutSocket(url: string) {
  const { host, hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.on("error", () => undefined);
  socket.setEncoding("latin1").on("data", (part: string) => {
    text += part;
  });
  const key = "dGhlIHNhbXBsZSBub25jZQ==";
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${key}`,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const arrived = (word: string) => expect.poll(() => text).toContain(word);
  await arrived("hello");
  return {
    arrived,
    send: (bytes: Buffer) => socket.write(bytes),
    cut: () => socket.resetAndDestroy(),
    ended: new Promise<void>((resolve) => socket.once("close", () => resolve())),
  };
}
