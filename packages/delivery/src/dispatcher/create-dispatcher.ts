import { setImmediate } from "node:timers/promises";
import type { RetryOptions } from "../plan/plan-retry.js";
import { createLines } from "./create-lines.js";
import { type Clock, createWaker } from "./create-waker.js";
import type { Delivery, DeliveryPort, Settled } from "./delivery-port.js";
import { type LinePlace, type SendInLine, toSettlement } from "./to-settlement.js";

/** Writes results in batches: those of one turn of the event loop, and those that arrive while a batch is being written. */
interface Settler<Item> {
  /** Resolves when the item is written, or when writing it has failed for good. */
  add(item: Item): Promise<void>;
}

/** Options of a settler. */
interface SettlerOptions<Item> {
  readonly write: (items: readonly Item[]) => Promise<void>;
  readonly onError: (error: unknown) => void;
  /** Receives the items that could not be written. */
  readonly onGivenUp: (items: readonly Item[]) => void;
  /** Waits before another try. */
  readonly pause: () => Promise<void>;
}

const maxTries = 5;

/** Creates a settler. */
function createSettler<Item>({ write, onError, onGivenUp, pause }: SettlerOptions<Item>): Settler<Item> {
  let collected: Item[] = [];
  let next: Promise<void> | undefined;
  let current: Promise<void> = Promise.resolve();
  const writeAll = async () => {
    await current;
    // A durable write blocks the event loop for a sync of the disk, so that all answers that are there share one.
    await setImmediate();
    const items = collected;
    collected = [];
    next = undefined;
    current = tryWriting(items);
    return current;
  };
  const tryWriting = async (items: readonly Item[]) => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      try {
        return await write(items);
      } catch (error) {
        onError(error);
        if (tries < maxTries) await pause();
      }
    }
    onGivenUp(items);
  };
  return {
    add: (item) => {
      collected.push(item);
      next ??= writeAll();
      return next;
    },
  };
}

/** Options of a dispatcher. */
export interface DispatcherOptions<Row extends Delivery = Delivery> {
  readonly port: DeliveryPort<Row>;
  /** Makes one attempt, such as `createSend({ http, socket })`. */
  readonly send: SendInLine;
  /** Time of due instants and retries. */
  readonly clock: Clock;
  /** Receives errors of the port and of `send`. */
  readonly onError: (error: unknown) => void;
  readonly retries?: RetryOptions;
  /** Maximum number of attempts in progress per app. Default: 16. */
  readonly maxInFlight?: number;
  /**
   * Time between looks for deliveries that other processes have stored, in milliseconds of the machine's clock. Default:
   * the dispatcher looks only after `notify` and at due instants.
   */
  readonly pollMs?: number;
  /** Time after which a taken delivery is released instead of attempted, in milliseconds. Default: 10,000. */
  readonly maxHoldMs?: number;
  /** Time before another try after an error of the port, in milliseconds. Default: 1,000. */
  readonly pauseMs?: number;
}

/** Attempts stored deliveries. */
export interface Dispatcher {
  /**
   * Looks for due deliveries. Call it after each commit that adds some, and once at the start.
   * @param apps the apps of what was added; while all of them have enough to do, there is no look. Default: unknown
   */
  notify(apps?: readonly string[]): void;
  /** Resolves when everything that is due now was attempted, except for attempts that wait. Rejects with an error of the port. */
  idle(): Promise<void>;
  /** Takes nothing more, finishes attempts in progress, and releases the rest. */
  close(): Promise<void>;
}

/** Maximum number of deliveries that a dispatcher holds, and that it takes at once. */
const maxHeld = 16_384;
const maxTaken = 64;
/** Number of waiting deliveries from which on no more of an app are taken, and below which more are. */
const [full, low] = [32, 16];

/**
 * Creates a dispatcher. First attempts of one app and line start in the order of the port, each after the one before was
 * settled; retries wait for none. It does nothing before the first `notify` or `idle`, and sets no timer while nothing is
 * planned.
 */
export function createDispatcher<Row extends Delivery>(options: DispatcherOptions<Row>): Dispatcher {
  const { port, send, clock, onError, retries, maxInFlight = 16, maxHoldMs = 10_000 } = options;
  const lines = createLines<Row>({ maxInFlight, full });
  const waker = createWaker({ clock, pollMs: options.pollMs, pauseMs: options.pauseMs ?? 1000 });
  const settler = createSettler<Settled<Row>>({
    write: (items) => port.settle(items),
    onError,
    onGivenUp: (items) => port.abandon(items.map(({ delivery }) => delivery)),
    pause: waker.pause,
  });
  const heldSince = new Map<Row, number>();
  const released: Row[] = [];
  let waiters: PromiseWithResolvers<void>[] = [];
  let running: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;
  /** Number of attempts in progress that do not wait. */
  let awake = 0;
  let isClosed = false;

  const release = (rows: readonly Row[]) => {
    for (const row of rows) heldSince.delete(row);
    released.push(...rows);
  };
  const toPlace = (row: Row): LinePlace => ({
    ...(row.line !== undefined && row.retry === undefined && { line: row.line }),
    leaveLine: () => {
      lines.leave(row);
      start();
    },
    waitFor: async (until) => {
      awake -= 1;
      waker.wake();
      return until.finally(() => {
        awake += 1;
      });
    },
  });
  const attempt = async (row: Row): Promise<void> => {
    let isDueAgain = false;
    awake += 1;
    try {
      const outgoing = await port.prepare(row);
      const settlement = await toSettlement({ row, outgoing, place: toPlace(row), send, clock, onError, retries });
      isDueAgain = settlement.kind === "retry";
      heldSince.delete(row);
      await settler.add({ delivery: row, settlement });
    } catch (error) {
      failure = { error };
      // Later deliveries of its line must not overtake it.
      release([row, ...lines.drain(row.app)]);
    }
    awake -= 1;
    lines.finish(row);
    start();
    if (isDueAgain || isClosed || released.length > 0 || lines.waiting(row.app) < low) waker.wake();
  };
  const start = () => {
    for (let row = isClosed ? undefined : lines.next(); row !== undefined; row = isClosed ? undefined : lines.next()) {
      const isOld = performance.now() - (heldSince.get(row) ?? 0) > maxHoldMs;
      if (isOld) release([row, ...lines.drain(row.app)]);
      if (isOld) lines.finish(row);
      else void attempt(row);
    }
  };
  /** Takes what is due and starts it. Returns whether more may be due. */
  const fill = async (): Promise<boolean> => {
    if (released.length > 0) await port.release(released.splice(0));
    const limit = Math.min(maxTaken, maxHeld - lines.size());
    if (limit <= 0) return false;
    const taken = await port.take({ now: clock.now(), limit, except: lines.full() });
    const refused = new Set(released.map(({ app }) => app));
    for (const row of taken) {
      // Nothing may overtake what was released meanwhile.
      if (refused.has(row.app)) {
        released.push(row);
        continue;
      }
      heldSince.set(row, performance.now());
      lines.add(row);
    }
    start();
    return taken.length === limit;
  };
  /** One look for deliveries, and the wait for a reason to look again. */
  const pass = async (): Promise<void> => {
    const asked = waiters;
    waiters = [];
    waker.reset();
    try {
      if (failure !== undefined) throw failure.error;
      const hasMore = (await fill()) || released.length > 0;
      const isBusy = hasMore || awake > 0 || failure !== undefined;
      const due = hasMore ? undefined : await port.nextDue();
      // The wait for the next due instant begins first, so that a caller may move the clock.
      const wakened = hasMore ? undefined : waker.untilDue(due, lines.size() > 0);
      if (isBusy) waiters.unshift(...asked);
      else for (const { resolve } of asked) resolve();
      await wakened;
    } catch (error) {
      failure = undefined;
      onError(error);
      for (const { reject } of asked) reject(error);
      await waker.pause();
    }
  };
  const run = async () => {
    while (!isClosed) await pass();
  };
  const begin = () => {
    if (!isClosed) running ??= run();
    waker.wake();
  };
  return {
    notify: (apps = []) => {
      const full = apps.length === 0 || running === undefined ? [] : lines.full();
      if (apps.length === 0 || !apps.every((app) => full.includes(app))) begin();
    },
    idle: () => {
      if (isClosed) return Promise.resolve();
      const waiter = Promise.withResolvers<void>();
      waiters.push(waiter);
      begin();
      return waiter.promise;
    },
    close: async () => {
      isClosed = true;
      waker.close();
      await running;
      release(lines.drain());
      while (lines.size() > 0) await waker.woken();
      if (released.length > 0) await port.release(released.splice(0)).catch(onError);
      for (const { resolve } of waiters.splice(0)) resolve();
    },
  };
}
