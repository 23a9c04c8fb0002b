/** Sends a request; what `fetch` is. */
export type SendRequest = (request: Request) => Promise<Response>;

/** A call is made again after a while. */
export interface Wait {
  /** Address that was called. */
  readonly url: string;
  readonly waitMs: number;
  /** Which repetition comes next, counted from 1. */
  readonly attempt: number;
}

/** How calls are repeated that a service answers with 429, too many requests. */
export interface RetryOptions {
  /** Repetitions of one call at most; absent means 5, and 0 none. */
  readonly retries?: number;
  /** A call that has to wait longer than this is not repeated; absent means 120,000. */
  readonly maxWaitMs?: number;
  /** Waits; rejects with the signal's reason when that is aborted. Absent means a timer. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** What time it is, in milliseconds since 1970, for a `Retry-After` that is a date. Absent means the machine's. */
  readonly now?: () => number;
  /** Is told of each wait before it begins. */
  readonly onWait?: (wait: Wait) => void;
}

const tooManyRequests = 429;
const defaultWaitMs = 1000;

/**
 * A `fetch` that repeats a call which is answered 429 once `Retry-After` has passed, a second where that is missing. What
 * it gives up on is answered as it came.
 */
export function createRetryingFetch(send: SendRequest, options: RetryOptions = {}): SendRequest {
  const { retries = 5, maxWaitMs = 120_000, sleep = sleepByTimer, now = Date.now, onWait } = options;
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt > retries;
      const response = await send(isLast ? request : request.clone());
      if (response.status !== tooManyRequests || isLast) return response;
      const waitMs = readRetryAfterMs(response.headers, now) ?? defaultWaitMs;
      if (waitMs > maxWaitMs) return response;
      await response.body?.cancel();
      onWait?.({ url: request.url, waitMs, attempt });
      await sleep(waitMs, request.signal);
    }
  };
}

/** What `Retry-After` says, as milliseconds from now; undefined where it is missing or says nothing. */
export function readRetryAfterMs(headers: Headers, now: () => number = Date.now): number | undefined {
  const text = headers.get("retry-after")?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - now());
}

function sleepByTimer(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
