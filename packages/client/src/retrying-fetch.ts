/** Sends a request, like `fetch`. */
export type SendRequest = (request: Request) => Promise<Response>;

/** A call that is about to be retried. */
export interface Wait {
  /** Address of the call. */
  readonly url: string;
  readonly waitMs: number;
  /** Number of the retry, from 1. */
  readonly attempt: number;
}

/** Options for retrying calls that are answered with 429 (too many requests). */
export interface RetryOptions {
  /** Maximum number of retries per call; 0 disables retries. Default: 5. */
  readonly retries?: number;
  /** Maximum wait in milliseconds. A call that would have to wait longer is not retried. Default: 120,000. */
  readonly maxWaitMs?: number;
  /** Waits. Rejects with the reason of the signal if it aborts. Default: a timer. */
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /**
   * Returns the current time in milliseconds since 1970, to interpret a `Retry-After` date. Default: the system clock.
   */
  readonly now?: () => number;
  /** Called before each wait. */
  readonly onWait?: (wait: Wait) => void;
}

const tooManyRequests = 429;
const defaultWaitMs = 1000;

/**
 * Creates a `fetch` that retries a call answered with 429, after `Retry-After` or one second. When it gives up, it
 * returns the last answer.
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

/** Reads `Retry-After` as milliseconds from now. Undefined if it is missing or invalid. */
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
