import type { Clock } from "@rollcall/scim-core";
import type { LockPort } from "./store/locks.js";
import { StoreUnavailable } from "./store/store-unavailable.js";

const askAgainMs = 1000;

/** A lock that this process has, or may have. */
export interface HeldLock {
  readonly key: string;
  readonly holder: string;
  readonly leaseMs: number;
}

/** What lets go of locks. */
export interface LetGoOptions {
  readonly locks: LockPort;
  readonly clock: Clock;
}

/**
 * Lets go of a lock. Where the database is away nobody waits for that, and it is tried again as `letGoLater` does.
 * @throws whatever is no `StoreUnavailable`
 */
export async function letGo(options: LetGoOptions, lock: HeldLock): Promise<void> {
  if (!(await isReleased(options, lock))) letGoLater(options, lock);
}

/**
 * Lets go of a lock when the database is back, so that others need not wait for the end of the lease; the process may
 * have it although the database did not live to say so.
 */
export function letGoLater(options: LetGoOptions, lock: HeldLock): void {
  const { clock } = options;
  const untilMs = clock.now().getTime() + lock.leaseMs;
  const trying = async () => {
    do await clock.sleep(askAgainMs);
    while (!(await isReleased(options, lock)) && clock.now().getTime() < untilMs);
  };
  // What else goes wrong, such as a store that was closed, ends it; the lease ends by itself.
  trying().catch(() => undefined);
}

async function isReleased({ locks }: LetGoOptions, { key, holder }: HeldLock): Promise<boolean> {
  try {
    await locks.release({ key, holder });
    return true;
  } catch (error) {
    if (error instanceof StoreUnavailable) return false;
    throw error;
  }
}
