import type { FillerSize } from "./sql/filler.js";

/** Tracks whether a database can be written. */
interface WriteHealth {
  /** Records a successful write. */
  wrote(): void;
  /** Records a failed write. After a permanent failure, only `renewed` helps. */
  failed(isPermanent?: boolean): void;
  /** Records that the whole database was replaced. */
  renewed(): void;
  /** Whether the database can be written, as far as this process knows. */
  check(): Promise<boolean>;
}

/** Dependencies of the write health. */
interface WriteHealthOptions {
  /** Writes a filler of a size; rejects if that fails. */
  readonly probe: (size: FillerSize) => Promise<unknown>;
  /** Asks whether the database answers, without writing; rejects if it does not. */
  readonly ask: () => Promise<unknown>;
  /** Monotonic time in milliseconds. */
  readonly nowMs?: () => number;
}

/**
 * Time for which a successful write counts, in milliseconds. A probe costs a sync to disk, and the callers may be
 * anonymous.
 */
const trustMs = 5_000;

/**
 * Creates a health check of a database's writes. A successful write counts for a while; after that, a small one is
 * tried. After a failure a large one must succeed, because a full disk may still have room for a few bytes. Concurrent
 * checks share an answer.
 */
export function createWriteHealth(options: WriteHealthOptions): WriteHealth {
  const { probe, ask, nowMs = () => performance.now() } = options;
  let state: "healthy" | "failing" | "broken" = "healthy";
  let wroteMs = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;
  const wrote = () => {
    wroteMs = nowMs();
  };
  const probeOnce = async (): Promise<boolean> => {
    try {
      if (state === "healthy" && nowMs() - wroteMs < trustMs) {
        await ask();
        return true;
      }
      await probe(state === "healthy" ? "small" : "large");
    } catch {
      // The request that fails reports the reason; here the failure is the answer.
      if (state === "healthy") state = "failing";
      return false;
    }
    if (state === "broken") return false;
    state = "healthy";
    wrote();
    return true;
  };
  return {
    wrote,
    failed(isPermanent = false) {
      if (state !== "broken") state = isPermanent ? "broken" : "failing";
    },
    renewed() {
      state = "failing";
    },
    async check() {
      if (state === "broken") return false;
      running ??= probeOnce().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
