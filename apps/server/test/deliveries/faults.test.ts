import { afterEach, describe, expect, it } from "vitest";
import { type FaultRequest, printEntryLine } from "../../src/index.js";
import { openReceiver, type Receiver, type Transport } from "./open-receiver.js";

let opened: Receiver | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(over: Transport = "HTTP"): Promise<Receiver> {
  opened = await openReceiver(over);
  return opened;
}

const messages = { app: "Rollbot", event: "message" } as const;
const arrived = ({ received }: Receiver) => received.map(({ text, retry }) => [text, retry]);

describe.each<Transport>(["HTTP", "a socket"])("faults of deliveries over %s", (over) => {
  it("lose an attempt, which is retried", async () => {
    const app = await open(over);
    const { id, match } = await app.server.faults.arm({ match: messages, action: { kind: "drop" } });
    expect(match).toEqual({ app: "A1", event: "message" });
    await app.post("hello");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([["hello", 1]]);
    const [lost, second] = await app.server.journal.list({ kind: "delivery" });
    expect(lost).toMatchObject({
      fault: id,
      status: 0,
      code: "http_timeout",
      delivery: {
        result: "retried",
        detail: "The fault lost it: nothing was sent.",
        request: { headers: {}, body: { event: { text: "hello" } } },
      },
    });
    expect(lost && printEntryLine(lost)).toContain("→ http_timeout (fault fault-1, retried, next");
    expect(second).not.toHaveProperty("fault");
    expect(await app.server.faults.list()).toMatchObject([{ matched: 2, happened: 1 }]);
  });

  it("ignore the answer, so that the app gets the event again", async () => {
    const app = await open(over);
    await app.server.faults.arm({ match: messages, action: { kind: "silent" } });
    await app.post("hello");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([
      ["hello", 0],
      ["hello", 1],
    ]);
    expect(new Set(app.received.map(({ id }) => id)).size).toBe(1);
    const [first] = await app.server.journal.list({ kind: "delivery" });
    expect(first).toMatchObject({ status: 0, code: "http_timeout", fault: "fault-1" });
    expect(first?.delivery).not.toHaveProperty("answer");
  });

  it("send the same twice", async () => {
    const app = await open(over);
    await app.server.faults.arm({ match: messages, action: { kind: "duplicate" } });
    await app.post("hello");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([
      ["hello", 0],
      ["hello", 0],
    ]);
    expect(new Set(app.received.map(({ id }) => id)).size).toBe(1);
    expect(await app.server.journal.list({ kind: "delivery" })).toMatchObject([{ ok: true, fault: "fault-1" }]);
  });

  it("delay an attempt by the clock, which does not wait for it", async () => {
    const app = await open(over);
    await app.server.faults.arm({ match: messages, action: { kind: "delay", ms: 60_000 } });
    await app.post("late", "later");
    await app.server.clock.advance("59s");
    expect(arrived(app)).toEqual([]);
    expect(await app.server.deliveries.list({ state: "waiting" })).toHaveLength(2);
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([
      ["late", 0],
      ["later", 0],
    ]);
    expect(await app.server.deliveries.list({ state: "waiting" })).toEqual([]);
  });

  it("let the next event of the conversation go first", async () => {
    const app = await open(over);
    await app.server.faults.arm({ match: messages, action: { kind: "reorder" } });
    await app.post("one");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([]);
    await app.post("two", "three");
    await app.server.clock.advance("1s");
    expect(app.received.map(({ text }) => text).toSorted()).toEqual(["one", "three", "two"]);
    expect(arrived(app)[0]).toEqual(["two", 0]);
    const entries = await app.server.journal.list({ kind: "delivery", ok: true });
    expect(entries.map(({ fault }) => fault).toSorted()).toEqual(["fault-1", undefined, undefined]);
  });

  it("send what was to be overtaken after a minute at the latest", async () => {
    const app = await open(over);
    await app.server.faults.arm({ match: messages, action: { kind: "reorder" }, times: { kind: "always" } });
    await app.post("one", "two");
    await app.server.clock.advance("59s");
    expect(arrived(app)).toEqual([]);
    await app.server.clock.advance("1s");
    expect(app.received.map(({ text }) => text).toSorted()).toEqual(["one", "two"]);
  });

  it("end with their world, and keep no server open", async () => {
    const app = await open(over);
    const { faults, world, clock } = app.server;
    await faults.arm({ match: messages, action: { kind: "delay", ms: 60_000 } });
    await app.post("lost");
    await clock.advance("1s");
    await world.reset();
    await clock.advance("2m");
    expect(arrived(app)).toEqual([]);
    expect(await faults.list()).toEqual([]);
    for (const kind of ["delay", "reorder"] as const)
      await faults.arm({ action: kind === "delay" ? { kind, ms: 60_000 } : { kind } });
    await app.post("held", "held, too");
    await clock.advance("1s");
    expect(arrived(app)).toEqual([]);
  });

  it("match by app, event and values", async () => {
    const app = await open(over);
    const where = { text: "two", channel: "C1" };
    await app.server.faults.arm({ match: { where }, action: { kind: "drop" }, times: { kind: "always" } });
    await app.server.faults.arm({ match: { event: "reaction_added" }, action: { kind: "drop" } });
    await app.post("one", "two", "three");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([
      ["one", 0],
      ["three", 0],
    ]);
    expect(await app.server.faults.list()).toMatchObject([{ matched: 2 }, { matched: 0 }]);
  });
});

describe("faults of deliveries", () => {
  it("sign a request wrongly", async () => {
    const app = await open();
    await app.server.faults.arm({ match: messages, action: { kind: "bad_signature" } });
    await app.post("hello");
    await app.server.clock.advance("1s");
    expect(app.received).toMatchObject([
      { text: "hello", retry: 0, isSigned: false },
      { text: "hello", retry: 1, isSigned: true },
    ]);
    const [first] = await app.server.journal.list({ kind: "delivery" });
    expect(first).toMatchObject({ status: 401, fault: "fault-1", code: "http_error" });
  });

  it("close the socket, and the event arrives over another one", async () => {
    const app = await open("a socket");
    const second = await app.connect();
    await app.server.faults.arm({
      match: messages,
      action: { kind: "closed_socket" },
      times: { kind: "next", count: 2 },
    });
    await app.post("hello");
    expect(await second.closed).toBe(1006);
    await expect.poll(() => app.server.journal.list({ kind: "delivery" })).toHaveLength(2);
    expect(arrived(app)).toEqual([]);
    await app.connect();
    await app.server.clock.advance("1m");
    expect(arrived(app)).toEqual([["hello", 2]]);
    const [first] = await app.server.journal.list({ kind: "delivery" });
    expect(first).toMatchObject({ fault: "fault-1", code: "unknown_error", delivery: { result: "retried" } });
  });

  it("do not match what they cannot happen to", async () => {
    const app = await open();
    for (const kind of ["closed_socket", "reorder"] as const)
      await app.server.faults.arm({ match: { event: "channel_created" }, action: { kind } });
    await app.server.faults.arm({ action: { kind: "closed_socket" } });
    await app.post("hello");
    await app.server.clock.advance("1s");
    expect(arrived(app)).toEqual([["hello", 0]]);
    expect(await app.server.faults.list()).toMatchObject([{ matched: 0 }, { matched: 0 }, { matched: 0 }]);
  });

  it("leave calls alone, as faults of calls leave deliveries", async () => {
    const app = await open();
    await app.server.faults.arm({ action: { kind: "drop" }, times: { kind: "always" } });
    expect(await app.server.users.find("mia")).toMatchObject({ user_name: "mia" });
    await app.post("hello");
    await app.server.faults.disarm();
    await app.server.faults.arm({ action: { kind: "hang" } });
    await app.server.clock.advance("1m");
    expect(arrived(app).map(([text]) => text)).toEqual(["hello"]);
    expect(await app.server.faults.list()).toMatchObject([{ matched: 0 }]);
  });

  it.each<[string, FaultRequest, RegExp]>([
    [
      "a call",
      { match: { method: "chat.postMessage" }, action: { kind: "drop" } },
      /drop is for deliveries, and method selects calls; use app, event and where\.$/,
    ],
    [
      "an app of calls",
      { match: { app: "Rollbot" }, action: { kind: "hang" } },
      /hang is for calls, and app selects deliveries; .*\.\nDeclared: drop, delay/,
    ],
    ["an unknown app", { match: { app: "Rolbot" }, action: { kind: "drop" } }, /did you mean Rollbot\?$/],
    [
      "the signature of a socket",
      { match: { app: "Rollbot" }, action: { kind: "bad_signature" } },
      /Rollbot is in Socket Mode, whose envelopes have no signature\.$/,
    ],
    [
      "the order of acts",
      { match: { event: "block_actions" }, action: { kind: "reorder" } },
      /block_actions is sent once, when a person does something; only events can be reordered\.$/,
    ],
  ])("refuse %s", async (_what, fault, wanted) => {
    const { server } = await open("a socket");
    await expect(server.faults.arm(fault)).rejects.toThrow(wanted);
    // @ts-expect-error no event has that name
    const misspelled = server.faults.arm({ match: { event: "mesage" }, action: { kind: "drop" } });
    await expect(misspelled).rejects.toThrow('There is no event mesage; did you mean "message"?');
    expect(await server.faults.list()).toEqual([]);
  });

  it("refuse the socket of an app without one", async () => {
    const { server } = await open();
    await expect(server.faults.arm({ match: messages, action: { kind: "closed_socket" } })).rejects.toThrow(
      "Rollbot is not in Socket Mode; set settings.socket_mode_enabled in its manifest.",
    );
  });
});
