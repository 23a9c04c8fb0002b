import type { Store } from "@rollcall/service/store";
import { randomIds } from "../machine/random-ids.js";

/** The result of work that ran under the lock, or that another process holds the lock. */
type Locked<T> = { readonly locked: true; readonly result: T } | { readonly locked: false };

const key = "world";
const leaseMs = 60_000;

/**
 * Runs work that loads a world into a database, and prevents other processes from doing the same meanwhile. Does
 * nothing if another process holds the lock. A lock left by a crashed process expires after a minute.
 */
export async function lockWorld<T>({ locks }: Store, now: () => Date, work: () => Promise<T>): Promise<Locked<T>> {
  const holder = randomIds.uuid();
  const acquire = () => locks.acquire({ key, holder, leaseMs, nowMs: now().getTime() });
  if (!(await acquire())) return { locked: false };
  // A renewal fails only with the database, and then the work fails too.
  const renewing = setInterval(() => void acquire().catch(() => false), leaseMs / 4);
  try {
    return { locked: true, result: await work() };
  } finally {
    clearInterval(renewing);
    await locks.release({ key, holder }).catch(() => undefined);
  }
}
