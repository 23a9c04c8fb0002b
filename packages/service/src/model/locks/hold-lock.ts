import type { Clock } from "@rollcall/scim-core";
import type { Ids } from "../../values/ids.js";
import type { HeldKey, LockPort } from "../port/lock-port.js";
import { StoreUnavailable } from "../port/store-unavailable.js";
import { type HeldLock, type ReleaseOptions, releaseLater, releaseLock } from "./release-lock.js";
import { wasReleased } from "./released-lock.js";

/** Dependencies of a lock on an update. */
export interface HoldLockOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Minimum duration of an update, in milliseconds. */
  readonly updateTimeMs: number;
}

/** Result of an update under the lock, or that the lock was taken. */
type Held<Result> = { readonly held: true; readonly result: Result } | { readonly held: false };

/** Time for which a crashed holder blocks others, in addition to its update's minimum duration. */
const graceMs = 60_000;

/** Runs an update under a lock. Does nothing if the key is locked. */
export function holdLock<Result>(
  options: HoldLockOptions,
  key: string,
  run: () => Promise<Result>,
): Promise<Held<Result>> {
  return startUnderLock(options, key, ({ acquired }) => acquired.then(run));
}

/** A lock that is being acquired. */
export interface ComingLock {
  readonly lock: HeldKey;
  /** Rejects if the lock is taken, or if it is unknown whether it is. */
  readonly acquired: Promise<void>;
}

/**
 * Starts an update while its lock is being acquired. It may read at once, and has to wait for the lock before it writes.
 * If the lock is taken, its result is ignored.
 */
export async function startUnderLock<Result>(
  { locks, clock, ids, updateTimeMs }: HoldLockOptions,
  key: string,
  run: (lock: ComingLock) => Promise<Result>,
): Promise<Held<Result>> {
  const lock = { key, holder: ids.uuid(), leaseMs: updateTimeMs + graceMs };
  const isHeld = acquire({ locks, clock }, lock);
  const acquired = isHeld.then(failUnlessHeld);
  const running = run({ lock, acquired });
  // Both may fail before they are awaited here, and an update may end without waiting for its lock.
  const ended = Promise.allSettled([acquired, running]);
  const [{ status }] = await Promise.allSettled([acquired]);
  if (status === "rejected") {
    await ended;
    if (!(await isHeld)) return { held: false };
  }
  try {
    const [result] = await Promise.all([running, updateTimeMs > 0 ? clock.sleep(updateTimeMs) : undefined]);
    return { held: true, result };
  } finally {
    if (!wasReleased(lock)) await releaseLock({ locks, clock }, lock);
  }
}

function failUnlessHeld(isHeld: boolean): void {
  if (!isHeld) throw new Error("The lock is taken.");
}

async function acquire(options: ReleaseOptions, lock: HeldLock): Promise<boolean> {
  try {
    return await options.locks.acquire({ ...lock, nowMs: options.clock.now().getTime() });
  } catch (error) {
    if (error instanceof StoreUnavailable) releaseLater(options, lock);
    throw error;
  }
}
