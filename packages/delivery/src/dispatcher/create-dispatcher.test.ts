import { afterEach, describe, expect, it } from "vitest";
import { createHttpSender } from "../http/create-http-sender.js";
import type { Attempt } from "../messages/attempt.js";
import type { Outgoing, Send } from "../messages/outgoing.js";
import { createTargetPolicy } from "../targets/create-target-policy.js";
import { createMemoryPort } from "../test-apps/create-memory-port.js";
import { openApp } from "../test-apps/open-app.js";
import { createTestClock } from "../test-apps/open-hub.js";
import { createDispatcher, type Dispatcher, type DispatcherOptions } from "./create-dispatcher.js";

const request = { url: "http://127.0.0.1/", redirects: [], headers: {}, body: "" };
const answer = { status: 200, headers: {}, body: "", isCut: false };
const success: Attempt = { ok: true, request, answer, durationMs: 1 };
const failure: Attempt = { ok: false, reason: "http_error", detail: "500", noRetry: false, request, durationMs: 1 };

const open: Dispatcher[] = [];
const unended: PromiseWithResolvers<Attempt>[] = [];
afterEach(async () => {
  const closed = open.splice(0).map((each) => each.close());
  for (const { resolve } of unended.splice(0)) resolve(success);
  await Promise.all(closed);
});

/** A dispatcher over memory, whose attempts wait until the test ends them. */
function setUp(options: Partial<DispatcherOptions> = {}) {
  const clock = createTestClock();
  const port = createMemoryPort(clock, () => ({ kind: "http", url: "http://127.0.0.1/" }));
  const started: string[] = [];
  const retries: Outgoing["retry"][] = [];
  const ends = new Map<string, (attempt: Attempt) => void>();
  const errors: unknown[] = [];
  const send: Send = ({ content, retry }) => {
    const id = content.kind === "events_api" ? String(JSON.parse(content.body)) : "";
    started.push(id);
    retries.push(retry);
    const attempt = Promise.withResolvers<Attempt>();
    unended.push(attempt);
    ends.set(id, attempt.resolve);
    return attempt.promise;
  };
  const onError = (error: unknown) => errors.push(error);
  const dispatcher = createDispatcher({ port, send, clock, onError, pauseMs: 1, ...options });
  open.push(dispatcher);
  const add = (...ids: readonly string[]) => {
    for (const id of ids) port.add({ id, app: id.slice(0, 1), line: id.slice(0, 2) });
    dispatcher.notify();
  };
  const end = (id: string, attempt: Attempt = success) => ends.get(id)?.(attempt);
  return { clock, port, dispatcher, started, retries, errors, add, end };
}

/** Lets all work run that waits for nothing outside. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe("createDispatcher", () => {
  it("starts first attempts of a line one after another, and of other lines at once", async () => {
    const { add, started, end } = setUp();
    add("A1a", "A1b", "A2a", "B1a", "A1c");
    await settled();
    expect(started).toEqual(["A1a", "A2a", "B1a"]);
    end("A1a");
    await settled();
    expect(started.slice(3)).toEqual(["A1b"]);
    end("A1b", failure);
    await settled();
    // The failed one is tried again at once, and holds nothing up.
    expect(started.slice(4).toSorted()).toEqual(["A1b", "A1c"]);
  });

  it("takes once for each delivery that waits alone, and again when it has ended", async () => {
    const { port, dispatcher, add, end, started } = setUp();
    await dispatcher.idle();
    const { take } = port;
    const sizes: number[] = [];
    port.take = async (request) => {
      const taken = await take(request);
      sizes.push(taken.length);
      return taken;
    };
    add("A1a");
    await settled();
    end("A1a");
    await settled();
    expect(started).toEqual(["A1a"]);
    expect(sizes).toEqual([1, 0]);
  });

  it("lets senders hold an attempt back: idle does not wait for it, and the line may go on", async () => {
    const held = Promise.withResolvers<void>();
    const started: string[] = [];
    const lines: (string | undefined)[] = [];
    const { add, dispatcher, port } = setUp({
      send: async ({ content }, place) => {
        const id = content.kind === "events_api" ? String(JSON.parse(content.body)) : "";
        lines.push(place.line);
        if (id === "A1a" || id === "A2a") await place.waitFor(held.promise);
        if (id === "A1a") place.leaveLine();
        started.push(id);
        return success;
      },
    });
    add("A1a", "A1b", "A2a", "A2b", "B1a");
    await dispatcher.idle();
    expect(started).toEqual(["B1a"]);
    held.resolve();
    await dispatcher.idle();
    expect([started.toSorted(), port.open()]).toEqual([["A1a", "A1b", "A2a", "A2b", "B1a"], []]);
    expect(lines).toEqual(["A1", "A2", "B1", "A1", "A2"]);
  });

  it("begins the next delivery of a line that an attempt has left", async () => {
    const next = Promise.withResolvers<void>();
    const started: string[] = [];
    const { add, dispatcher } = setUp({
      send: async ({ content }, place) => {
        const id = content.kind === "events_api" ? String(JSON.parse(content.body)) : "";
        if (id === "A1a") {
          place.leaveLine();
          await next.promise;
        }
        started.push(id);
        if (id === "A1b") next.resolve();
        if (id === "A1b") await settled();
        return success;
      },
    });
    add("A1a", "A1b", "A1c");
    await dispatcher.idle();
    // The end of the one that left the line does not let the third go ahead of the second.
    expect(started).toEqual(["A1b", "A1a", "A1c"]);
  });

  it("keeps at most 16 attempts per app in progress", async () => {
    const { add, started, end, dispatcher } = setUp();
    const ids = Array.from({ length: 40 }, (_, index) => `A${String.fromCharCode(97 + index)}`);
    add(...ids, "B1a");
    await settled();
    expect(started).toEqual([...ids.slice(0, 16), "B1a"]);
    for (const id of [...ids.slice(0, 16), "B1a"]) end(id);
    await settled();
    expect(started).toEqual([...ids.slice(0, 16), "B1a", ...ids.slice(16, 32)]);
    for (const id of ids) end(id);
    await settled();
    for (const id of ids) end(id);
    await dispatcher.idle();
    expect(started.toSorted()).toEqual([...ids, "B1a"].toSorted());
  });

  it("does not look for deliveries of an app that has enough to do", async () => {
    const { add, started, end, dispatcher, port } = setUp();
    let takes = 0;
    const { take } = port;
    port.take = (request) => {
      takes += 1;
      return take(request);
    };
    const ids = Array.from({ length: 60 }, (_, index) => `A1${String(index).padStart(3, "0")}`);
    add(...ids);
    await settled();
    const before = takes;
    for (let time = 0; time < 5; time += 1) {
      dispatcher.notify(["A"]);
      await settled();
    }
    expect(takes).toBe(before);
    dispatcher.notify(["A", "B"]);
    await settled();
    expect(takes).toBeGreaterThan(before);
    for (const id of ids) {
      await settled();
      end(id);
    }
    await dispatcher.idle();
    expect(started).toEqual(ids);
  });

  it("keeps the order of a long line, and does not let a slow app delay others", async () => {
    const { add, started, end, dispatcher } = setUp();
    const ids = Array.from({ length: 300 }, (_, index) => `A1${String(index).padStart(3, "0")}`);
    add(...ids, "B1a");
    await settled();
    expect(started).toEqual(["A1000", "B1a"]);
    end("B1a");
    for (const id of ids) {
      await settled();
      end(id);
    }
    await dispatcher.idle();
    expect(started.filter((id) => id.startsWith("A"))).toEqual(ids);
  });

  it("retries by the clock and settles each attempt", async () => {
    const { add, clock, started, retries, port, dispatcher } = setUp({ send: undefined as never });
    await dispatcher.close();
    const sent: number[] = [];
    const failing = createDispatcher({
      ...{ port, clock, onError: () => undefined },
      send: async ({ retry }) => {
        sent.push(clock.now().getTime());
        retries.push(retry);
        return failure;
      },
    });
    open.push(failing);
    add("A1a");
    const beginMs = clock.now().getTime();
    await clock.advance(600_000, failing.idle);
    expect(sent.map((ms) => (ms - beginMs) / 1000)).toEqual([0, 0, 60, 360]);
    expect(retries.map((retry) => retry?.num)).toEqual([undefined, 1, 2, 3]);
    expect(port.settled.map(({ settlement }) => settlement.kind)).toEqual(["retry", "retry", "retry", "given_up"]);
    expect(port.open()).toEqual([]);
    expect(started).toEqual([]);
    expect(clock.sleepers()).toBe(0);
  });

  it("sends only once what is not retried, and nothing that is withdrawn", async () => {
    const { port, dispatcher, started, end, clock } = setUp();
    const { prepare } = port;
    port.prepare = async (row) => (row.id === "gone" ? undefined : prepare(row));
    port.add({ id: "once", app: "A", isRetried: false });
    port.add({ id: "gone", app: "A" });
    dispatcher.notify();
    await settled();
    end("once", failure);
    await dispatcher.idle();
    expect(started).toEqual(["once"]);
    expect(port.settled.map(({ settlement }) => settlement.kind).toSorted()).toEqual(["given_up", "withdrawn"]);
    expect(clock.sleepers()).toBe(0);
  });

  it("resolves idle when nothing is left, and rejects it with an error of the port", async () => {
    const { port, dispatcher, add, errors, started, end } = setUp();
    await dispatcher.idle();
    const { take } = port;
    port.take = async () => {
      throw new Error("the database is unavailable");
    };
    await expect(dispatcher.idle()).rejects.toThrow("the database is unavailable");
    expect(errors).toHaveLength(1);
    port.take = take;
    add("A1a");
    await expect.poll(() => started).toEqual(["A1a"]);
    end("A1a");
    await dispatcher.idle();
  });

  it("keeps the order when an attempt cannot be prepared", async () => {
    const { port, add, errors, started, end, dispatcher } = setUp();
    const { prepare } = port;
    let isBroken = true;
    port.prepare = async (row) => {
      if (isBroken) throw new Error("the database is unavailable");
      return prepare(row);
    };
    add("A1a", "A1b", "A1c");
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(started).toEqual([]);
    isBroken = false;
    for (const id of ["A1a", "A1b", "A1c"]) {
      await expect.poll(() => started.at(-1)).toBe(id);
      end(id);
    }
    await dispatcher.idle();
    expect(started).toEqual(["A1a", "A1b", "A1c"]);
  });

  it("settles again after an error of the port", async () => {
    const { port, add, errors, end, started, dispatcher } = setUp();
    const { settle } = port;
    let tries = 0;
    port.settle = async (results) => {
      tries += 1;
      if (tries < 3) throw new Error("the database is busy");
      await settle(results);
    };
    add("A1a");
    await expect.poll(() => started).toEqual(["A1a"]);
    end("A1a");
    await dispatcher.idle();
    expect([port.open(), errors.length]).toEqual([[], 2]);
  });

  it("attempts a delivery again whose result was refused by the port six times", async () => {
    const { port, add, errors, end, started, dispatcher } = setUp();
    const { settle } = port;
    let tries = 0;
    port.settle = async (results) => {
      tries += 1;
      if (tries <= 6) throw new Error("the database is unavailable");
      await settle(results);
    };
    add("A1a");
    for (const attempts of [1, 2]) {
      await expect.poll(() => started.length).toBe(attempts);
      end("A1a");
    }
    await expect.poll(() => port.open()).toEqual([]);
    await dispatcher.idle();
    expect([started, errors.length]).toEqual([["A1a", "A1a"], 6]);
  });

  it("does not send what is over two hours late, not even for the first time", async () => {
    const { port, dispatcher, clock, started, end } = setUp();
    port.add({ id: "late", app: "A" });
    await clock.advance(1);
    port.add({ id: "just", app: "B" });
    await clock.advance(2 * 3_600_000);
    dispatcher.notify();
    await settled();
    end("just");
    await dispatcher.idle();
    expect(started).toEqual(["just"]);
    expect(port.settled.map(({ delivery, settlement }) => [delivery.id, settlement])).toEqual([
      ["late", { kind: "withdrawn", reason: "It is too late to send it." }],
      ["just", { kind: "delivered", attempt: success }],
    ]);
  });

  it("counts a sender that throws as a failed attempt", async () => {
    const send: Send = async () => {
      throw new Error("defect");
    };
    const { port, errors, dispatcher } = setUp({ send });
    port.add({ id: "a", app: "A", isRetried: false });
    await dispatcher.idle();
    expect(port.settled[0]?.settlement).toMatchObject({ kind: "given_up", attempt: { reason: "unknown_error" } });
    expect(errors).toEqual([new Error("defect")]);
  });

  it("releases what it has held for too long, in order", async () => {
    const { add, started, dispatcher, port } = setUp({ maxHoldMs: -1 });
    const released: string[] = [];
    const { release } = port;
    port.release = async (rows) => {
      released.push(...rows.map(({ id }) => id));
      await release(rows);
      await settled();
    };
    add("A1a", "A1b", "A1c");
    await expect.poll(() => released.slice(0, 3)).toEqual(["A1a", "A1b", "A1c"]);
    await dispatcher.close();
    expect([started, port.open()]).toEqual([[], ["A1a", "A1b", "A1c"]]);
    const next = await port.take({ now: new Date(8e15), limit: 9, except: [] });
    expect(next.map(({ id }) => id)).toEqual(["A1a", "A1b", "A1c"]);
  });

  it("finishes attempts and releases the rest when it closes", async () => {
    const { add, port, started, end, dispatcher } = setUp();
    add("A1a", "A1b");
    await settled();
    const closed = dispatcher.close();
    await settled();
    end("A1a");
    await closed;
    expect([started, port.open()]).toEqual([["A1a"], ["A1b"]]);
    const [next] = await port.take({ now: new Date(8e15), limit: 9, except: [] });
    expect(next?.id).toBe("A1b");
    await dispatcher.idle();
  });

  it("finds what others have stored by polling", async () => {
    const { port, dispatcher, started, end } = setUp({ pollMs: 2 });
    await dispatcher.idle();
    port.add({ id: "a", app: "A" });
    await expect.poll(() => started).toEqual(["a"]);
    end("a");
  });

  it("delivers over HTTP in order, and again what failed", async () => {
    const clock = createTestClock();
    const failed = new Set<string>();
    await using app = await openApp(({ body }, response) => {
      const isFirst = !failed.has(body);
      failed.add(body);
      response.writeHead(isFirst && body.endsWith('0"') ? 500 : 200).end();
    });
    const port = createMemoryPort(clock, () => ({ kind: "http", url: app.url, signingSecret: "secret" }));
    const http = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }) });
    const send: Send = (outgoing) =>
      outgoing.target.kind === "http" ? http.send({ ...outgoing, target: outgoing.target }) : Promise.reject();
    const dispatcher = createDispatcher({ port, send, clock, onError: (error) => expect.unreachable(String(error)) });
    for (let index = 0; index < 100; index += 1)
      port.add({ id: `${index % 10}-${String(index).padStart(3, "0")}`, app: "A", line: `${index % 10}` });
    await dispatcher.idle();
    await dispatcher.close();
    http.close();
    expect(app.received).toHaveLength(110);
    const firsts = app.received.filter(({ headers }) => headers["x-svc-retry-num"] === undefined);
    for (let line = 0; line < 10; line += 1) {
      const bodies = firsts.map(({ body }) => body).filter((body) => body.startsWith(`"${line}-`));
      expect(bodies).toEqual(bodies.toSorted());
    }
    const retried = app.received.filter(({ headers }) => headers["x-svc-retry-num"] === "1");
    expect(retried).toHaveLength(10);
    expect(retried[0]?.headers["x-svc-retry-reason"]).toBe("http_error");
  });
});
