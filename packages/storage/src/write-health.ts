import type { FillerSize } from "./sql/filler.js";

/** What is known of a database's ability to keep what is written. */
interface WriteHealth {
  /** Something was kept. */
  wrote(): void;
  /** The database could not do what it was asked for. A failure that lasts ends with `renewed` alone. */
  failed(isLasting?: boolean): void;
  /** The whole database was replaced. */
  renewed(): void;
  /** Whether the database keeps what is written, as far as this process can tell. */
  check(): Promise<boolean>;
}

/** How it is found out. */
interface WriteHealthOptions {
  /** Writes something; rejects where that fails. */
  readonly probe: (size: FillerSize) => Promise<unknown>;
  /** Asks whether the database answers, without writing; rejects where it does not. */
  readonly ask: () => Promise<unknown>;
  /** A time that only goes forward, in milliseconds. */
  readonly nowMs?: () => number;
}

/** How long a write vouches for the next one. A probe costs a sync to the disk, and whoever asks need not be known. */
const vouchMs = 5_000;

/**
 * Knows whether a database can be written. A write that was kept vouches for a while; after that a small one is tried. After
 * a failure a large one has to succeed, since a full disk may still have room for a few bytes. Checks that come while
 * one runs share its answer.
 */
export function createWriteHealth(options: WriteHealthOptions): WriteHealth {
  const { probe, ask, nowMs = () => performance.now() } = options;
  let state: "well" | "failing" | "broken" = "well";
  let wroteMs = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;
  const wrote = () => {
    wroteMs = nowMs();
  };
  const look = async (): Promise<boolean> => {
    try {
      if (state === "well" && nowMs() - wroteMs < vouchMs) {
        await ask();
        return true;
      }
      await probe(state === "well" ? "small" : "large");
    } catch {
      // Why is told by the request that meets it; here it is the answer.
      if (state === "well") state = "failing";
      return false;
    }
    if (state === "broken") return false;
    state = "well";
    wrote();
    return true;
  };
  return {
    wrote,
    failed(isLasting = false) {
      if (state !== "broken") state = isLasting ? "broken" : "failing";
    },
    renewed() {
      state = "failing";
    },
    async check() {
      if (state === "broken") return false;
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
