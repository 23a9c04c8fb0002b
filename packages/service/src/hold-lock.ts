import type { Clock } from "@rollcall/scim-core";
import type { Ids } from "./ids.js";
import type { LockPort } from "./store/locks.js";

/** What a lock on an update is held with. */
export interface HoldLockOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How long an update takes at least, in milliseconds. */
  readonly updateTimeMs: number;
}

/** What was done under the lock, or that another one had it. */
export type Held<Result> = { readonly held: true; readonly result: Result } | { readonly held: false };

/** How long a holder that never comes back keeps others out, beyond the time that its update takes. */
const graceMs = 60_000;

/** Runs an update while nobody else runs one under the same key; does nothing where somebody does. */
export async function holdLock<Result>(
  { locks, clock, ids, updateTimeMs }: HoldLockOptions,
  key: string,
  run: () => Promise<Result>,
): Promise<Held<Result>> {
  const holder = ids.uuid();
  const leaseMs = updateTimeMs + graceMs;
  if (!(await locks.acquire({ key, holder, leaseMs, nowMs: clock.now().getTime() }))) return { held: false };
  try {
    const [result] = await Promise.all([run(), updateTimeMs > 0 ? clock.sleep(updateTimeMs) : undefined]);
    return { held: true, result };
  } finally {
    await locks.release({ key, holder });
  }
}
