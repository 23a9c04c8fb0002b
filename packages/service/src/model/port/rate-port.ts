/** A call on a bucket that refills at `perMinute` up to `burst`, both at least 1. Times are whole milliseconds. */
export interface RateTake {
  readonly key: string;
  readonly perMinute: number;
  readonly burst: number;
  readonly nowMs: number;
}

/** Result of taking a call from a bucket. */
export interface RateTaken {
  readonly ok: boolean;
  /** Whole calls left after this one. */
  readonly remaining: number;
  /** Milliseconds until the next call is possible; 0 if it is possible now. */
  readonly retryAfterMs: number;
}

/** Rate buckets shared by all users of a database. */
export interface RatePort {
  /** Takes a call from the bucket. A refused call takes nothing. */
  take(bucket: RateTake): Promise<RateTaken>;
  /**
   * Takes a call from each bucket, or from none if one has no room; then only buckets without room are not `ok`. The
   * takes are atomic. The keys must differ.
   */
  takeAll(buckets: readonly RateTake[]): Promise<readonly RateTaken[]>;
}
