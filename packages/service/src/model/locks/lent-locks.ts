import type { HeldKey } from "../port/lock-port.js";

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
