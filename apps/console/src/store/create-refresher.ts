const pauseMs = 120;

/** Something that is read again when it may have changed. */
export interface Refresher {
  /** Reads it again soon. Several calls in a short time read it once. */
  soon(): void;
  /** Reads it again at once, and resolves when a reading that began after this call is done. */
  now(): Promise<void>;
}

/** Creates a refresher over a reading, of which only one runs at a time. */
export function createRefresher(read: () => Promise<void>): Refresher {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let isPlanned = false;
  const start = (): Promise<void> => {
    running = read().finally(() => {
      running = undefined;
    });
    return running;
  };
  const now = (): Promise<void> => {
    if (running === undefined) return start();
    waiting ??= running.then(
      () => again(),
      () => again(),
    );
    return waiting;
  };
  const again = () => {
    waiting = undefined;
    return start();
  };
  return {
    now,
    soon: () => {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        isPlanned = false;
        now().catch(() => undefined);
      }, pauseMs);
    },
  };
}
