import type { Clock } from "../clock/clock.js";

/** A clock that stands still until it is moved. */
interface TestClock extends Clock {
  /** Number of sleeps in progress. */
  sleepers(): number;
  /** Moves time and wakes sleepers, the earliest first; `settled` runs after each of them. */
  advance(ms: number, settled?: () => Promise<void>): Promise<void>;
}

interface Sleeper {
  readonly untilMs: number;
  readonly resolve: () => void;
}

/** Creates a clock that shows an instant. */
export function createTestClock(begin = new Date("2026-01-01T12:00:00Z")): TestClock {
  let nowMs = begin.getTime();
  const asleep = new Set<Sleeper>();
  return {
    now: () => new Date(nowMs),
    sleepers: () => asleep.size,
    sleep: (ms, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { untilMs: nowMs + ms, resolve };
      asleep.add(sleeper);
      signal?.addEventListener("abort", () => {
        asleep.delete(sleeper);
        reject(signal.reason);
      });
      return promise;
    },
    advance: async (ms, settled = async () => undefined) => {
      const targetMs = nowMs + ms;
      await settled();
      while (true) {
        const [next] = [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
        if (next === undefined || next.untilMs > targetMs) break;
        nowMs = next.untilMs;
        asleep.delete(next);
        next.resolve();
        await settled();
      }
      nowMs = targetMs;
      await settled();
    },
  };
}
