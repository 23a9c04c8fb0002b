/** A source of time, such as the operating system's or one that a test moves. */
export interface Clock {
  /** The current instant. */
  now(): Date;
  /** Resolves after `ms` milliseconds of this clock. Rejects when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Waits for a reason to look for deliveries. */
interface Waker {
  /** Begins a look: only what wakes from now on counts. */
  reset(): void;
  /** Ends the current wait, or the next one. */
  wake(): void;
  /** Resolves with the next `wake`, the due instant or the poll. `isBusy`: attempts in progress will wake it. */
  untilDue(due: Date | undefined, isBusy: boolean): Promise<void>;
  /** Resolves with the next `wake`. */
  woken(): Promise<void>;
  /** Resolves after the pause, or at once when closed. */
  pause(): Promise<void>;
  /** Ends all waits. */
  close(): void;
}

/** Options of a waker. */
interface WakerOptions {
  readonly clock: Clock;
  readonly pollMs: number | undefined;
  readonly pauseMs: number;
}

const woken = "woken";

/** Maximum delay of a timer in the JavaScript runtime, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/** Creates a waker. */
export function createWaker({ clock, pollMs, pauseMs }: WakerOptions): Waker {
  let waiting = Promise.withResolvers<void>();
  const pauses = new Set<AbortController>();
  let isClosed = false;
  const untilDue = async (due: Date | undefined, isBusy: boolean) => {
    if (isClosed) return;
    const delayMs = due === undefined ? undefined : due.getTime() - clock.now().getTime();
    // Due and not taken: another process has it, or takes it now.
    const lookMs = delayMs !== undefined && delayMs <= 0 && !isBusy ? (pollMs ?? pauseMs) : pollMs;
    const isPlanned = delayMs !== undefined && delayMs > 0;
    if (!isPlanned && lookMs === undefined) return waiting.promise;
    const controller = new AbortController();
    const { signal } = controller;
    const reasons = [waiting.promise];
    if (isPlanned) reasons.push(clock.sleep(Math.min(delayMs, maxTimerMs), signal).catch(() => undefined));
    if (lookMs !== undefined) reasons.push(wait(lookMs, signal));
    await Promise.race(reasons);
    // Without a reason, each abort would create an error with a stack.
    controller.abort(woken);
  };
  return {
    reset: () => {
      waiting = Promise.withResolvers<void>();
    },
    wake: () => waiting.resolve(),
    untilDue,
    woken: async () => {
      await waiting.promise;
      waiting = Promise.withResolvers<void>();
    },
    pause: async () => {
      if (isClosed) return;
      const controller = new AbortController();
      pauses.add(controller);
      await wait(pauseMs, controller.signal);
      pauses.delete(controller);
    },
    close: () => {
      isClosed = true;
      waiting.resolve();
      for (const controller of pauses) controller.abort();
    },
  };
}

/** Waits on the machine's clock, without keeping the process running. Resolves at once when the signal aborts. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  timer.unref();
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
