import type { Clock } from "@rollcall/scim-core";
import type { LockPort } from "../store/lock-port.js";
import { StoreUnavailable } from "../store/store-unavailable.js";
import type { Ids } from "../values/ids.js";
import { type HeldLock, type ReleaseOptions, releaseLater, releaseLock } from "./release-lock.js";

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

/** How long a crashed holder blocks others, in addition to its update's minimum duration. */
const graceMs = 60_000;

/** Runs an update under a lock. Does nothing if the key is locked. */
export async function holdLock<Result>(
  { locks, clock, ids, updateTimeMs }: HoldLockOptions,
  key: string,
  run: () => Promise<Result>,
): Promise<Held<Result>> {
  const lock = { key, holder: ids.uuid(), leaseMs: updateTimeMs + graceMs };
  if (!(await acquire({ locks, clock }, lock))) return { held: false };
  try {
    const [result] = await Promise.all([run(), updateTimeMs > 0 ? clock.sleep(updateTimeMs) : undefined]);
    return { held: true, result };
  } finally {
    await releaseLock({ locks, clock }, lock);
  }
}

async function acquire(options: ReleaseOptions, lock: HeldLock): Promise<boolean> {
  try {
    return await options.locks.acquire({ ...lock, nowMs: options.clock.now().getTime() });
  } catch (error) {
    if (error instanceof StoreUnavailable) releaseLater(options, lock);
    throw error;
  }
}
