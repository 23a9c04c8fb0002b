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
