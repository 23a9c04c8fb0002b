import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Content } from "../messages/content.js";
import { type HubApp, openClient, openHub } from "../test-apps/open-hub.js";

const event: Content = { kind: "events_api", body: '{"type":"event_callback","event":{"type":"team_join"}}' };
const target = { kind: "socket", app: "A1" } as const;

const open: HubApp[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

async function setUp(...options: Parameters<typeof openHub>) {
  const hub = await openHub(...options);
  open.push(hub);
  return hub;
}

describe("createSocketHub", () => {
  it("says hello, sends envelopes and takes acknowledgements", async () => {
    const { hub, addressOf, clock } = await setUp({ host: "server-1", buildNumber: 7 });
    const client = await openClient(addressOf("A1"));
    expect(await client.next()).toEqual({
      type: "hello",
      num_connections: 1,
      connection_info: { app_id: "A1" },
      debug_info: {
        host: "server-1",
        started: clock.now().toISOString().replace("T", " ").replace("Z", ""),
        build_number: 7,
        approximate_connection_time: 18000,
      },
    });
    const sent = hub.send({ target, content: event });
    const envelope = await client.next();
    expect(Object.keys(envelope)).toEqual([
      ...["payload", "envelope_id", "type", "accepts_response_payload", "retry_attempt", "retry_reason"],
    ]);
    expect(envelope).toMatchObject({
      payload: { type: "event_callback", event: { type: "team_join" } },
      envelope_id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
      type: "events_api",
      accepts_response_payload: false,
      retry_attempt: 0,
      retry_reason: "",
    });
    client.send({ envelope_id: envelope["envelope_id"] });
    expect(await sent).toMatchObject({
      ok: true,
      request: { url: "socket:A1", body: expect.stringContaining("team_join") },
      answer: { status: 200, headers: {}, body: "" },
    });
  });

  it.each<[string, Content, object]>([
    [
      "a command",
      { kind: "slash_commands", fields: { command: "/x", is_enterprise_install: "false" } },
      {
        payload: { command: "/x", is_enterprise_install: "false" },
        type: "slash_commands",
        accepts_response_payload: true,
      },
    ],
    [
      "a submission",
      { kind: "interactive", payload: '{"type":"view_submission"}', acceptsAnswer: true },
      { payload: { type: "view_submission" }, type: "interactive", accepts_response_payload: true },
    ],
    [
      "an action",
      { kind: "interactive", payload: '{"type":"block_actions"}', acceptsAnswer: false },
      { payload: { type: "block_actions" }, type: "interactive", accepts_response_payload: false },
    ],
  ])("sends %s", async (_name, content, wanted) => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content });
    const envelope = await client.next();
    expect(envelope).toEqual({ ...wanted, envelope_id: expect.any(String) });
    client.send({ envelope_id: envelope["envelope_id"], payload: {} });
    expect((await sent).ok).toBe(true);
  });

  it.each<[string, unknown, object]>([
    ["an empty object", {}, { headers: {}, body: "" }],
    ["null", null, { headers: {}, body: "" }],
    ["a text", { text: "done" }, { headers: { "content-type": "text/plain" }, body: "done" }],
    ["a string", "done", { headers: { "content-type": "text/plain" }, body: "done" }],
    [
      "an object",
      { response_action: "clear" },
      { headers: { "content-type": "application/json" }, body: '{"response_action":"clear"}' },
    ],
  ])("shows %s as the answer over HTTP", async (_name, payload, wanted) => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content: event });
    const { envelope_id } = await client.next();
    client.send({ envelope_id, payload });
    expect((await sent).answer).toEqual({ status: 200, isCut: false, ...wanted });
  });

  it("names a retry", async () => {
    const { hub, addressOf } = await setUp({ timeoutMs: 50 });
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content: event, retry: { num: 2, reason: "unknown_error" } });
    expect(await client.next()).toMatchObject({ retry_attempt: 2, retry_reason: "timeout" });
    expect(await sent).toMatchObject({ ok: false, reason: "http_timeout", noRetry: false });
  });

  it("fails at once without a connection", async () => {
    const { hub } = await setUp();
    expect(await hub.send({ target, content: event })).toMatchObject({ ok: false, reason: "connection_failed" });
  });

  it("takes an acknowledgement on any connection of the app, and on none of another", async () => {
    const foreign: unknown[] = [];
    const { hub, addressOf } = await setUp({ onForeignAcknowledgement: (each) => foreign.push(each) });
    const [one, two, other] = [
      await openClient(addressOf("A1")),
      await openClient(addressOf("A1")),
      await openClient(addressOf("A2")),
    ];
    for (const client of [one, two, other]) await client.next();
    const sent = hub.send({ target, content: event });
    const { envelope_id } = await Promise.race([one.next(), two.next()]);
    other.send({ envelope_id });
    await expect.poll(() => foreign).toEqual([{ app: "A2", envelopeId: envelope_id }]);
    two.send({ envelope_id });
    expect((await sent).ok).toBe(true);
  });

  it("takes an acknowledgement that another process received", async () => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content: event });
    const envelopeId = String((await client.next())["envelope_id"]);
    expect(hub.acknowledge({ app: "A2", envelopeId })).toBe(false);
    expect(hub.acknowledge({ app: "A1", envelopeId, payload: { text: "far" } })).toBe(true);
    expect((await sent).answer?.body).toBe("far");
  });

  it("uses the connections in turn, at most ten", async () => {
    const changes: number[] = [];
    const { hub, addressOf } = await setUp({ onChange: (_app, count) => changes.push(count) });
    const clients = [];
    for (let index = 0; index < 10; index += 1) clients.push(await openClient(addressOf("A1")));
    for (const client of clients) expect(await client.next()).toMatchObject({ type: "hello" });
    const refused = await openClient(addressOf("A1"));
    expect(await refused.next()).toMatchObject({ type: "disconnect", reason: "too_many_websockets" });
    expect(hub.connections("A1")).toBe(10);
    expect(changes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const sent = clients.map(() => hub.send({ target, content: event }));
    for (const client of clients) client.send({ envelope_id: (await client.next())["envelope_id"] });
    expect((await Promise.all(sent)).every(({ ok }) => ok)).toBe(true);
    clients[0]?.socket.close(1000);
    await expect.poll(() => hub.connections("A1")).toBe(9);
  });

  it("sends an event again when its connection ends without a close frame", async () => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content: event });
    await client.next();
    client.socket.terminate();
    expect(await sent).toMatchObject({ ok: false, reason: "unknown_error" });
    // The app connects again a moment later.
    const again = hub.send({ target, content: event });
    const next = await openClient(addressOf("A1"));
    await next.next();
    next.send({ envelope_id: (await next.next())["envelope_id"] });
    expect((await again).ok).toBe(true);
  });

  it("cuts the connection that is next, as a lost network does", async () => {
    const { hub, addressOf } = await setUp();
    expect(await hub.cut("A1")).toBe(false);
    const clients = [await openClient(addressOf("A1")), await openClient(addressOf("A1"))] as const;
    for (const client of clients) await client.next();
    const waiting = hub.send({ target, content: event });
    await clients[0].next();
    expect(await hub.cut("A1")).toBe(true);
    expect(await clients[1].closed).toBe(1006);
    expect(await hub.cut("A1")).toBe(true);
    expect(await waiting).toMatchObject({ ok: false, reason: "unknown_error" });
    expect(hub.connections("A1")).toBe(0);
  });

  it("takes an acknowledgement on a new connection after the old one was closed", async () => {
    const { hub, addressOf } = await setUp();
    const old = await openClient(addressOf("A1"));
    await old.next();
    const sent = hub.send({ target, content: event });
    const { envelope_id } = await old.next();
    old.socket.close(1000);
    expect(await old.closed).toBe(1000);
    const client = await openClient(addressOf("A1"));
    await client.next();
    client.send({ envelope_id });
    expect((await sent).ok).toBe(true);
  });

  it("ignores what is no acknowledgement, and ends a connection with a message that is too large", async () => {
    const { hub, addressOf, errors } = await setUp({ maxMessageBytes: 1000 });
    const client = await openClient(addressOf("A1"));
    await client.next();
    for (const garbage of [
      "",
      "{",
      "null",
      "[]",
      '"x"',
      '{"envelope_id":1}',
      '{"envelope_id":"none"}',
      '{"type":"ping"}',
    ])
      client.socket.send(garbage);
    client.socket.send(Buffer.from([0, 255, 254]));
    const sent = hub.send({ target, content: event });
    client.send({ envelope_id: (await client.next())["envelope_id"] });
    expect((await sent).ok).toBe(true);
    client.socket.send("x".repeat(1001));
    expect(await client.closed).toBe(1009);
    await expect.poll(() => hub.connections("A1")).toBe(0);
    expect(errors).toEqual([]);
  });

  it("ends a connection with bytes that are not WebSocket frames", async () => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    client.stream().write(Buffer.alloc(64, 0xff));
    await client.closed;
    await expect.poll(() => hub.connections("A1")).toBe(0);
  });
});

describe("tickets of a hub", () => {
  it("are good once, and for 30 seconds", async () => {
    const { addressOf, clock } = await setUp();
    const used = addressOf("A1");
    await openClient(used);
    const expired = addressOf("A1");
    await clock.advance(30_000);
    for (const url of [
      used,
      expired,
      used.replace(/ticket=\w/, "ticket=_"),
      used.replace("ticket", "tick"),
      used.split("?")[0] ?? "",
    ])
      await expect(openClient(url)).rejects.toThrow("Unexpected server response: 403");
  });

  it("are refused with a whole answer, without any look at Host and Origin", async () => {
    const { port, addressOf } = await setUp();
    const ask = async (path: string) => {
      const socket = connect(port, "127.0.0.1");
      const head = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
      const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: elsewhere.example\r\nOrigin: null\r\n${head.join("\r\n")}\r\n${key}\r\n\r\n`,
      );
      const [data] = await once(socket, "data");
      socket.destroy();
      return String(data);
    };
    expect(await ask("/link?ticket=unknown")).toBe(
      "HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\ncontent-length: 39\r\nconnection: close\r\n\r\nThe ticket is unknown, used or expired.",
    );
    const { pathname, search } = new URL(addressOf("A1"));
    expect(await ask(`${pathname}${search}`)).toContain("101 Switching Protocols");
  });

  it("are refused with 503 when they cannot be checked, and after the hub was closed", async () => {
    const admit = async () => {
      throw new Error("the database is unavailable");
    };
    const { hub, addressOf, errors } = await setUp({ admit });
    await expect(openClient(addressOf("A1"))).rejects.toThrow("503");
    expect(errors).toEqual([new Error("the database is unavailable")]);
    await hub.close();
    await expect(openClient(addressOf("A1"))).rejects.toThrow("503");
  });
});

describe("the life of a connection", () => {
  it.each([
    ["by default", "", 18_000],
    ["with debug_reconnects", "&debug_reconnects=true", 360],
  ])("ends with a warning 10 seconds ahead %s", async (_name, query, seconds) => {
    const { hub, addressOf, clock } = await setUp({ closeMs: 1 });
    const client = await openClient(`${addressOf("A1")}${query}`);
    expect(await client.next()).toMatchObject({ debug_info: { approximate_connection_time: seconds } });
    await clock.advance((seconds - 10) * 1000 - 1);
    expect(hub.connections("A1")).toBe(1);
    await clock.advance(1);
    expect(await client.next()).toEqual({ type: "disconnect", reason: "warning", debug_info: { host: "localhost" } });
    // Nothing more is sent there.
    expect(hub.connections("A1")).toBe(0);
    await clock.advance(10_000);
    expect(await client.next()).toMatchObject({ type: "disconnect", reason: "refresh_requested" });
    expect(await client.closed).toBe(1000);
  });

  it("leaves no sleep behind when the connection ends", async () => {
    const { hub, addressOf, clock } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    expect(clock.sleepers()).toBe(1);
    client.socket.close(1000);
    await expect.poll(() => hub.connections("A1")).toBe(0);
    expect(clock.sleepers()).toBe(0);
  });

  it("has pings, echoes those of the app, and ends when the app is silent", async () => {
    const { hub, addressOf } = await setUp({ pingMs: 20 });
    const client = await openClient(addressOf("A1"), { autoPong: true });
    client.socket.ping("are you there?");
    const [[pong]] = await Promise.all([once(client.socket, "pong"), once(client.socket, "ping")]);
    expect(String(pong)).toBe("are you there?");
    expect(hub.connections("A1")).toBe(1);
    const silent = await openClient(addressOf("A2"), { autoPong: false });
    expect(await silent.closed).toBe(1006);
    await expect.poll(() => hub.connections("A2")).toBe(0);
  });

  it("ends when the app's mode is switched off, before or after it connects", async () => {
    const { hub, addressOf, disabled } = await setUp({ closeMs: 1 });
    const client = await openClient(addressOf("A1"));
    await client.next();
    hub.disable("A1");
    disabled.add("A1");
    expect(await client.next()).toMatchObject({ type: "disconnect", reason: "link_disabled" });
    const late = await openClient(addressOf("A1"));
    expect(await late.next()).toMatchObject({ type: "disconnect", reason: "link_disabled" });
    expect(hub.connections("A1")).toBe(0);
    expect(await Promise.all([client.closed, late.closed])).toEqual([1000, 1000]);
  });

  it("ends with the hub, which fails attempts in progress", async () => {
    const { hub, addressOf } = await setUp();
    const client = await openClient(addressOf("A1"));
    await client.next();
    const sent = hub.send({ target, content: event });
    await client.next();
    const closed = hub.close();
    expect(await client.next()).toMatchObject({ type: "disconnect", reason: "refresh_requested" });
    expect(await sent).toMatchObject({ ok: false, reason: "unknown_error" });
    await closed;
    expect(hub.apps()).toEqual([]);
  });

  it("is cut when the app does not close", async () => {
    const { hub, addressOf } = await setUp({ closeMs: 1 });
    const client = await openClient(addressOf("A1"));
    await client.next();
    client.stream().pause();
    await hub.close();
    expect(hub.connections("A1")).toBe(0);
    client.socket.terminate();
  });
});
