/** Those who wait for instants of one clock. */
export interface Sleepers {
  /** Resolves when `wake` passes the instant; rejects when the signal aborts, with its reason. */
  add(untilMs: number, signal: AbortSignal | undefined): Promise<void>;
  /** When the first one wakes; undefined where nobody sleeps. */
  nextMs(): number | undefined;
  /** Wakes whoever has slept long enough, the earliest first. */
  wake(nowMs: number): void;
  /** Rejects for everybody. */
  giveUp(reason: unknown): void;
}

interface Sleeper {
  readonly untilMs: number;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** Nobody sleeps yet; `changed` is called when the first to wake may be another. */
export function createSleepers(changed: () => void): Sleepers {
  const asleep = new Set<Sleeper>();
  const inOrder = () => [...asleep].toSorted((one, other) => one.untilMs - other.untilMs);
  return {
    add: (untilMs, signal) => {
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sleeper = { untilMs, resolve, reject };
      const abort = () => reject(signal?.reason);
      signal?.addEventListener("abort", abort);
      asleep.add(sleeper);
      changed();
      return promise.finally(() => {
        signal?.removeEventListener("abort", abort);
        if (asleep.delete(sleeper)) changed();
      });
    },
    nextMs: () => inOrder()[0]?.untilMs,
    wake: (nowMs) => {
      for (const sleeper of inOrder()) {
        if (sleeper.untilMs > nowMs) return;
        asleep.delete(sleeper);
        sleeper.resolve();
      }
    },
    giveUp: (reason) => {
      for (const { reject } of inOrder()) reject(reason);
    },
  };
}
