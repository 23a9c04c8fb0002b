import type { Clock } from "@rollcall/scim-core";
import type { Ids } from "../values/ids.js";
import type { HeldKey, LockPort } from "./port/locks.js";
import { StoreUnavailable } from "./port/store-port.js";

/** Key of the lock on a user or a group during its update over SCIM. */
export function updateKey(resourceType: string, id: string): string {
  return `scim ${resourceType} ${id}`;
}

const released = new WeakSet<HeldKey>();

/** Notes that a commit has released a lock. */
export function noteReleased(lock: HeldKey): void {
  released.add(lock);
}

/** Whether a commit has released a lock. */
function wasReleased(lock: HeldKey): boolean {
  return released.has(lock);
}

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

const askAgainMs = 1000;

/** A lock that this process holds or may hold. */
interface HeldLock {
  readonly key: string;
  readonly holder: string;
  readonly leaseMs: number;
}

/** Dependencies of releasing locks. */
interface ReleaseOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
}

/**
 * Releases a lock. If the database is unavailable, returns anyway and retries like `releaseLater`.
 * @throws every error other than `StoreUnavailable`
 */
async function releaseLock(options: ReleaseOptions, lock: HeldLock): Promise<void> {
  if (!(await isReleased(options, lock))) releaseLater(options, lock);
}

/**
 * Releases a lock when the database is available again, so that others need not wait for its lease to end. The process
 * may hold the lock even if the database failed before it answered. One lock at a time is used to probe the database.
 */
function releaseLater(options: ReleaseOptions, lock: HeldLock): void {
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

/** The state of an update's lock. */
export interface LentLock {
  /** Rejects if the lock is taken: the update may only read until then. */
  readonly acquired: Promise<void>;
  /** The lock, if the update's last commit may release it. */
  readonly releases?: HeldKey;
}

/** An update of a request under a lock. */
interface Update {
  readonly key: string;
  readonly requestId: string;
}

/** Locks of running updates. */
export interface LentLocks {
  /** Runs an update that finds its lock. */
  lend<Result>(lock: LentLock, update: Update, run: () => Promise<Result>): Promise<Result>;
  /** The lock of an update; undefined if none was lent. */
  of(update: Update): LentLock | undefined;
}

/** Creates the locks of running updates. At first, there are none. */
export function createLentLocks(): LentLocks {
  const locks = new Map<string, LentLock>();
  const nameOf = ({ key, requestId }: Update) => `${requestId} ${key}`;
  return {
    async lend(lock, update, run) {
      const name = nameOf(update);
      locks.set(name, lock);
      try {
        return await run();
      } finally {
        locks.delete(name);
      }
    },
    of: (update) => locks.get(nameOf(update)),
  };
}
