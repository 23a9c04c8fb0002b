/** A `call` keeps the process running; a `background` sleeper does not. */
type SleeperKind = "call" | "background";

/** Calls that wait for instants of one clock. */
export interface Sleepers {
  /** Resolves when `wake` passes the instant; rejects when the signal aborts, with its reason. */
  add(untilMs: number, signal: AbortSignal | undefined, kind?: SleeperKind): Promise<void>;
  /** Whether a sleeper of a call waits, for which the process continues to run. */
  hasCalls(): boolean;
  /** Instant at which the first sleeper wakes; undefined without sleepers. */
  nextMs(): number | undefined;
  /** Wakes the sleepers whose time has come, the earliest first. */
  wake(nowMs: number): void;
  /** Rejects every sleeper. */
  rejectAll(reason: unknown): void;
}

interface Sleeper {
  readonly kind: SleeperKind;
  readonly untilMs: number;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Creates an empty set of sleepers; `changed` is called when the next to wake may have changed. */
export function createSleepers(changed: () => void): Sleepers {
  const asleep = new Set<Sleeper>();
  const inOrder = () => [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
  return {
    add: (untilMs, signal, kind = "call") => {
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { kind, untilMs, resolve, reject };
      const abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      asleep.add(sleeper);
      changed();
      return promise.finally(() => {
        signal?.removeEventListener("abort", abort);
        if (asleep.delete(sleeper)) changed();
      });
    },
    hasCalls: () => [...asleep].some(({ kind }) => kind === "call"),
    nextMs: () => inOrder()[0]?.untilMs,
    wake: (nowMs) => {
      for (const sleeper of inOrder()) {
        if (sleeper.untilMs > nowMs) return;
        asleep.delete(sleeper);
        sleeper.resolve();
      }
    },
    rejectAll: (reason) => {
      for (const { reject } of inOrder()) reject(reason);
    },
  };
}
