/** A lock of one holder. */
export interface HeldKey {
  readonly key: string;
  readonly holder: string;
}

/** Locks shared by all users of a database. */
export interface LockPort {
  /**
   * Acquires the lock unless another holder has it. Renews the lease of the same holder. A lock expires at the end of
   * its lease.
   * @returns whether `holder` now has the lock
   */
  acquire(lock: {
    readonly key: string;
    readonly holder: string;
    readonly leaseMs: number;
    readonly nowMs: number;
  }): Promise<boolean>;
  /** Releases the lock. Does nothing if `holder` does not have it. */
  release(lock: HeldKey): Promise<void>;
}

/** Locks in the memory of one process. */
export function createMemoryLocks(): LockPort {
  const held = new Map<string, { readonly holder: string; readonly untilMs: number }>();
  return {
    async acquire({ key, holder, leaseMs, nowMs }) {
      const other = held.get(key);
      if (other !== undefined && other.holder !== holder && other.untilMs > nowMs) return false;
      held.set(key, { holder, untilMs: nowMs + leaseMs });
      return true;
    },
    async release({ key, holder }) {
      if (held.get(key)?.holder === holder) held.delete(key);
    },
  };
}
