import type { Clock } from "@rollcall/scim-core";
import type { Store } from "../model/service-store.js";
import type { Ids } from "../values/ids.js";
import type { DuePlan } from "./due-plan.js";
import type { DueSubject } from "./due-subject.js";
import { runPass } from "./run-pass.js";

/** Maximum delay of a timer in JavaScript runtimes, in milliseconds. */
const maxSleepMs = 2 ** 31 - 1;

/** The pause of a loop between two times at which it works. */
interface Pause {
  /** Pauses until an instant, in Unix milliseconds, or until `end` is called. It may end earlier. */
  until(atMs: number): Promise<void>;
  /** Ends the pause. */
  end(): void;
  /** Resolves while the loop pauses. */
  begun(): Promise<void>;
}

/** Creates the pause of a loop that works at first. */
function createPause(clock: Clock): Pause {
  let pausing: AbortController | undefined;
  let begun = Promise.withResolvers<void>();
  const end = () => {
    if (pausing === undefined) return;
    const ended = pausing;
    pausing = undefined;
    begun = Promise.withResolvers();
    ended.abort();
  };
  return {
    until: async (atMs) => {
      const controller = new AbortController();
      const ended = aborted(controller.signal);
      const waitMs = Math.min(atMs - clock.now().getTime(), maxSleepMs);
      // A clock that rejects its sleepers is about to be replaced or closed.
      const slept = Number.isFinite(atMs) ? clock.sleep(waitMs, controller.signal).catch(() => ended) : ended;
      pausing = controller;
      begun.resolve();
      await Promise.race([slept, ended]);
      end();
    },
    end,
    begun: () => begun.promise,
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** Does what time brings about, such as posting scheduled messages. */
export interface DueLoop extends DuePlan {
  /** When the next job is due at the earliest, as Unix time in milliseconds; undefined if none is planned. */
  nextMs(): number | undefined;
  /** Forgets all jobs because the store was replaced, and continues with those of a new plan. */
  restart(atMs: number | undefined): void;
  /** Resolves when every job that is due by the clock has ended. */
  settled(): Promise<void>;
  /** Stops before the next write. Jobs that are left stay stored. Resolves when nothing is running. */
  close(): Promise<void>;
}

/** Dependencies of the loop. */
export interface LoopOptions {
  readonly store: Store;
  /** Source of the identifiers that jobs need. */
  readonly ids: Ids;
  /** Measures the time until the next job. Its `sleep` should not keep the process running. */
  readonly clock: Clock;
  /** Receives what jobs and the store throw. */
  readonly onError: (error: unknown) => void;
  /**
   * Interval at which to look for jobs that other processes have stored, in milliseconds. Default: never, because this
   * process stores all of them.
   */
  readonly lookEveryMs?: number;
  readonly subjects: readonly DueSubject[];
}

/** Creates the loop. It reads nothing from the store until a job is planned. */
export function createLoop(options: LoopOptions): DueLoop {
  const { clock, lookEveryMs = Number.POSITIVE_INFINITY } = options;
  const nowMs = () => clock.now().getTime();
  const pause = createPause(clock);
  let nextMs: number | undefined;
  let lookMs = nowMs() + lookEveryMs;
  let era = 0;
  let isOpen = true;
  let isWorking = false;
  const plan = (atMs: number) => {
    if (nextMs !== undefined && nextMs <= atMs) return;
    nextMs = atMs;
    pause.end();
  };
  const work = async () => {
    while (isOpen) {
      const dueMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, lookMs);
      if (dueMs > nowMs()) {
        await pause.until(dueMs);
        continue;
      }
      const begun = era;
      nextMs = undefined;
      isWorking = true;
      const foundMs = await runPass({ ...options, isVoid: () => era !== begun });
      isWorking = false;
      lookMs = nowMs() + lookEveryMs;
      if (era === begun && foundMs !== undefined) plan(foundMs);
    }
  };
  const change = (to: () => void) => {
    era += 1;
    to();
    pause.end();
  };
  // Begun here, so that the jobs belong to no call.
  const ended = work();
  return {
    plan,
    nextMs: () => (isWorking ? 0 : nextMs),
    restart: (atMs) =>
      change(() => {
        nextMs = atMs;
      }),
    settled: () => Promise.race([pause.begun(), ended]),
    close: () => {
      change(() => {
        isOpen = false;
      });
      return ended;
    },
  };
}
