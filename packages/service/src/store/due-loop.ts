import type { Clock } from "@rollcall/scim-core";
import { StoreUnavailable } from "../model/port/store-port.js";
import type { Store } from "../model/store.js";
import type { Ids } from "../values/ids.js";

/** Learns of jobs that have a time. */
export interface DuePlan {
  /**
   * Plans a job.
   * @param atMs when it is due, as Unix time in milliseconds; 0 looks for every stored job
   */
  plan(atMs: number): void;
}

/** Context in which a subject does its jobs. */
export interface DuePass {
  readonly store: Store;
  /** Source of identifiers, such as one for a conversation that a job opens. */
  readonly ids: Ids;
  readonly nowMs: () => number;
  /** Receives what a single job throws. */
  readonly onError: (error: unknown) => void;
}

/** A subject with stored jobs that have a time. */
export interface DueSubject {
  /** When the next job is due, as Unix time in milliseconds; undefined without jobs. */
  nextDue(store: Store): Promise<number | undefined>;
  /**
   * Does every job that is due, the earliest first. A job is removed or planned again in the commit that does it, so
   * that only one of several processes does it.
   * @throws StoreUnavailable if the database cannot be reached; the jobs that are left stay due
   */
  runDue(pass: DuePass): Promise<void>;
}

/** Wait before jobs that are left are tried again, in milliseconds. */
const retryMs = 10_000;

/** One round of the jobs of all subjects. */
interface Pass {
  readonly store: Store;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  readonly subjects: readonly DueSubject[];
  /** Whether the store was replaced or closed since the pass began. */
  readonly isVoid: () => boolean;
}

/**
 * Does every job that is due.
 * @returns when to continue, as Unix time in milliseconds; undefined if no job is left
 */
async function runPass(pass: Pass): Promise<number | undefined> {
  const bound = { ...pass, store: bindStore(pass), onError: reportOf(pass) };
  const nowMs = pass.clock.now().getTime();
  let nextMs: number | undefined;
  for (const subject of pass.subjects) {
    const foundMs = await runSubject(subject, nowMs, bound);
    nextMs = Math.min(nextMs ?? Number.POSITIVE_INFINITY, foundMs ?? Number.POSITIVE_INFINITY);
  }
  return nextMs === undefined || !Number.isFinite(nextMs) ? undefined : nextMs;
}

async function runSubject(subject: DueSubject, nowMs: number, pass: Pass): Promise<number | undefined> {
  const { store, ids, clock, onError } = pass;
  try {
    const firstMs = await subject.nextDue(store);
    if (firstMs === undefined || firstMs > nowMs) return firstMs;
    await subject.runDue({ store, ids, nowMs: () => clock.now().getTime(), onError });
    const leftMs = await subject.nextDue(store);
    // What is still due could not be ended, so trying again at once would fail again.
    return leftMs === undefined ? undefined : Math.max(leftMs, leftMs <= nowMs ? nowMs + retryMs : leftMs);
  } catch (error) {
    onError(error);
    return nowMs + retryMs;
  }
}

/** Errors of a void pass say nothing about the present store. */
function reportOf({ onError, isVoid }: Pass): Pass["onError"] {
  return (error) => {
    if (!isVoid()) onError(error);
  };
}

/** A void pass can no longer write. */
function bindStore({ store, isVoid }: Pass): Store {
  return {
    ...store,
    commit: (batch) => {
      if (isVoid()) return Promise.reject(new Error("The store was replaced or closed."));
      return store.commit(batch);
    },
  };
}

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

/** Jobs that are due, and what is done with each. */
interface Jobs<Job> {
  /** Finds the next jobs that are due, the earliest first, after the last one that was done. */
  readonly find: (last: Job | undefined) => Promise<readonly Job[]>;
  readonly run: (job: Job) => Promise<void>;
  /** Ends a job that failed. */
  readonly drop: (job: Job) => Promise<void>;
}

/**
 * Does jobs one after another. A job that fails is reported and dropped, and the others are still done.
 * @throws StoreUnavailable if the database cannot be reached
 */
export async function runJobs<Job>(jobs: Jobs<Job>, { onError }: Pick<DuePass, "onError">): Promise<void> {
  let last: Job | undefined;
  for (;;) {
    const found = await jobs.find(last);
    if (found.length === 0) return;
    for (const job of found) {
      await attempt(
        () => jobs.run(job),
        async (error) => {
          onError(error);
          await attempt(() => jobs.drop(job), onError);
        },
      );
    }
    last = found.at(-1);
  }
}

async function attempt(act: () => Promise<void>, onFailure: (error: unknown) => Promise<void> | void): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    await onFailure(error);
  }
}
