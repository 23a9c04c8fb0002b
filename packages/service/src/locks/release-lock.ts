import type { Clock } from "@rollcall/scim-core";
import type { LockPort } from "../store/lock-port.js";
import { StoreUnavailable } from "../store/store-unavailable.js";

const askAgainMs = 1000;

/** A lock that this process has, or may have. */
export interface HeldLock {
  readonly key: string;
  readonly holder: string;
  readonly leaseMs: number;
}

/** What lets go of locks. */
export interface ReleaseOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
}

/**
 * Lets go of a lock. Where the database is away nobody waits for that, and it is tried again as `releaseLater` does.
 * @throws whatever is no `StoreUnavailable`
 */
export async function releaseLock(options: ReleaseOptions, lock: HeldLock): Promise<void> {
  if (!(await isReleased(options, lock))) releaseLater(options, lock);
}

/**
 * Lets go of a lock when the database is back, so that others need not wait for the end of the lease; the process may
 * have it although the database did not live to say so. One lock at a time asks whether it is back.
 */
export function releaseLater(options: ReleaseOptions, lock: HeldLock): void {
  const { locks, clock } = options;
  const one = { lock, untilMs: clock.now().getTime() + lock.leaseMs };
  const others = pending.get(locks);
  if (others === undefined) {
    const all = new Set([one]);
    pending.set(locks, all);
    // What else goes wrong, such as a store that was closed, ends it; leases end by themselves.
    releaseAll(options, all).catch(() => undefined);
  } else if (others.size < maxPending) {
    others.add(one);
  }
}

/** Locks that are left to the end of their lease beyond these. */
const maxPending = 1_000;

interface Pending {
  readonly lock: HeldLock;
  readonly untilMs: number;
}

/** What is still to be let go of, of each that keeps locks. */
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
