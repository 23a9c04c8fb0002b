import { setImmediate } from "node:timers/promises";
import type { Clock } from "@rollcall/scim-core";

/** A frozen clock that a test moves. Sleepers wake when it passes their instant. */
export interface ManualClock extends Clock {
  /** Moves the clock forward and wakes the sleepers whose time has come. */
  advance(milliseconds: number): void;
  /** Resolves when there is a sleeper. */
  someoneSleeps(): Promise<void>;
  /** Number of sleepers. */
  sleeping(): number;
}

interface Sleeper {
  readonly untilMs: number;
  readonly wake: () => void;
}

/** Creates a clock that begins at noon of June 1, 2026, UTC. */
export function createManualClock(): ManualClock {
  let nowMs = Date.parse("2026-06-01T12:00:00Z");
  let sleepers: readonly Sleeper[] = [];
  let waiting = Promise.withResolvers<void>();
  return {
    now: () => new Date(nowMs),
    sleep: (ms) => {
      if (ms === 0) return setImmediate();
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers = [...sleepers, { untilMs: nowMs + ms, wake: resolve }];
      waiting.resolve();
      return promise;
    },
    advance: (ms) => {
      nowMs += ms;
      const woken = sleepers.filter(({ untilMs }) => untilMs <= nowMs);
      sleepers = sleepers.filter(({ untilMs }) => untilMs > nowMs);
      if (sleepers.length === 0) waiting = Promise.withResolvers<void>();
      for (const { wake } of woken) wake();
    },
    someoneSleeps: () => waiting.promise,
    sleeping: () => sleepers.length,
  };
}
