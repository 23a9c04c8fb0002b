import type { Clock } from "@rollcall/scim-core";
import type { LockPort } from "../port/lock-port.js";
import { StoreUnavailable } from "../port/store-unavailable.js";

const askAgainMs = 1000;

/** A lock that this process holds or may hold. */
export interface HeldLock {
  readonly key: string;
  readonly holder: string;
  readonly leaseMs: number;
}

/** Dependencies of releasing locks. */
export interface ReleaseOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
}

/**
 * Releases a lock. If the database is unavailable, returns anyway and retries like `releaseLater`.
 * @throws every error other than `StoreUnavailable`
 */
export async function releaseLock(options: ReleaseOptions, lock: HeldLock): Promise<void> {
  if (!(await isReleased(options, lock))) releaseLater(options, lock);
}

/**
 * Releases a lock when the database is available again, so that others need not wait for its lease to end. The process
 * may hold the lock even if the database failed before it answered. One lock at a time is used to probe the database.
 */
export function releaseLater(options: ReleaseOptions, lock: HeldLock): void {
  const { locks, clock } = options;
  const one = { lock, untilMs: clock.now().getTime() + lock.leaseMs };
  const others = pending.get(locks);
  if (others === undefined) {
    const all = new Set([one]);
    pending.set(locks, all);
    // Any other error, such as a closed store, ends the retries. Leases end without a release.
    releaseAll(options, all).catch(() => undefined);
  } else if (others.size < maxPending) {
    others.add(one);
  }
}

/** Maximum number of pending releases. Other locks stay until their lease ends. */
const maxPending = 1_000;

interface Pending {
  readonly lock: HeldLock;
  readonly untilMs: number;
}

/** Pending releases, by lock port. */
const pending = new WeakMap<LockPort, Set<Pending>>();

async function releaseAll(options: ReleaseOptions, all: Set<Pending>): Promise<void> {
  const { locks, clock } = options;
  try {
    while (all.size > 0) {
      await clock.sleep(askAgainMs);
      for (const one of all) {
        if (clock.now().getTime() < one.untilMs && !(await isReleased(options, one.lock))) break;
        all.delete(one);
      }
    }
  } finally {
    pending.delete(locks);
  }
}

async function isReleased({ locks }: ReleaseOptions, { key, holder }: HeldLock): Promise<boolean> {
  try {
    await locks.release({ key, holder });
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}
