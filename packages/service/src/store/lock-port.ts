/** Locks that all users of one database share. */
export interface LockPort {
  /**
   * Takes the lock unless another holder has it; the same holder's lease begins anew. A lock whose holder has gone frees itself at the end of its lease.
   * @returns whether the lock is now held under `holder`
   */
  acquire(lock: {
    readonly key: string;
    readonly holder: string;
    readonly leaseMs: number;
    readonly nowMs: number;
  }): Promise<boolean>;
  /** Does nothing where `holder` does not hold the lock. */
  release(lock: { readonly key: string; readonly holder: string }): Promise<void>;
}
