/** A bucket that fills at `perMinute` up to `burst`; both are at least 1. Times are whole milliseconds. */
export interface RateTake {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  readonly nowMs: number;
}

/** What is left in a bucket. */
export interface RateTaken {
  readonly ok: boolean;
  /** Whole calls left after this one. */
  readonly remaining: number;
  /** Milliseconds until the next call is possible; 0 where one is possible now. */
  readonly retryAfterMs: number;
}

/** Buckets that all users of one database share. */
export interface RatePort {
  /** Takes one call from the bucket; a refused call takes nothing. */
  take(bucket: RateTake): Promise<RateTaken>;
  /**
   * Takes one call from each of the buckets, whose keys differ, or from none of them where one has no room: then only
   * those without room are not `ok`. Nobody sees some of them taken.
   */
  takeAll(buckets: readonly RateTake[]): Promise<readonly RateTaken[]>;
}
