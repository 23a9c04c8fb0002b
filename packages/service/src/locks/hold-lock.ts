import type { Clock } from "@rollcall/scim-core";
import type { LockPort } from "../store/lock-port.js";
import { StoreUnavailable } from "../store/store-unavailable.js";
import type { Ids } from "../values/ids.js";
import { type HeldLock, type ReleaseOptions, releaseLater, releaseLock } from "./release-lock.js";

/** What a lock on an update is held with. */
export interface HoldLockOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How long an update takes at least, in milliseconds. */
  readonly updateTimeMs: number;
}

/** What was done under the lock, or that another one had it. */
type Held<Result> = { readonly held: true; readonly result: Result } | { readonly held: false };

/** How long a holder that never comes back keeps others out, beyond the time that its update takes. */
const graceMs = 60_000;

/** Runs an update while nobody else runs one under the same key; does nothing where somebody does. */
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
