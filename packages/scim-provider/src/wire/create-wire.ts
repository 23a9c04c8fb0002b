import { createRetryingFetch } from "@rollcall/client";
import { type Draft, describeAnswer, type Exchange, TargetError, UnreachableError } from "./exchange.js";

/** Creates a function that waits until the next request may start. @param rate requests per second; undefined for no limit */
function createPace(rate: number | undefined, sleep: (ms: number) => Promise<void>): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    if (rate === undefined) return;
    const now = performance.now();
    const at = Math.max(now, nextAt);
    nextAt = at + 1000 / rate;
    if (at > now) await sleep(at - now);
  };
}

/** Waits. Rejects with the reason of the signal if it aborts first. */
function sleepByTimer(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Options of a connection. */
export interface WireOptions {
  /** Base URL, such as `https://example.com/scim/v2`. */
  readonly url: string;
  /** Bearer token. Default: none. */
  readonly token?: string;
  /** Sends requests. Default: the platform's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly headers: Readonly<Record<string, string>>;
  /** Maximum number of requests per second. Default: no limit. */
  readonly rate?: number;
  /** Waits. Rejects when the signal aborts. Default: a timer. */
  readonly sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Stops before the next request. */
  readonly signal?: AbortSignal;
  /** Called after each request. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Called before a wait for a rate limit or an unavailable target. */
  readonly onWait?: (wait: { readonly ms: number; readonly reason: string }) => void;
}

/** A connection to a SCIM server. */
export interface Wire {
  /**
   * Sends a request and returns it with its answer, which may be a refusal.
   * @throws UnreachableError if the server does not answer after retries
   * @throws TargetError if it refuses the token
   */
  send(draft: Draft): Promise<Exchange>;
}

const pausesMs = [1000, 2000, 4000];
const maxWaitMs = 15 * 60_000;

/**
 * Creates a connection. It keeps to the rate, waits for `Retry-After` after a 429, and retries an unavailable server three
 * times.
 */
export function createWire(options: WireOptions): Wire {
  const { sleep = sleepByTimer, signal, onWait } = options;
  const pace = createPace(options.rate, (ms) => sleep(ms, signal));
  const attempt = async (draft: Draft): Promise<Exchange> => {
    let last: Exchange | undefined;
    const send = createRetryingFetch(
      async (request) => {
        await pace();
        const { exchange, response } = await sendOnce(request, draft, options);
        last = exchange;
        options.onExchange?.(exchange);
        return response;
      },
      {
        retries: Number.POSITIVE_INFINITY,
        maxWaitMs,
        sleep: (ms) => sleep(ms, signal),
        onWait: ({ waitMs }) => onWait?.({ ms: waitMs, reason: "rate limited" }),
      },
    );
    const { status } = await send(toRequest(draft, options));
    return last ?? { method: draft.method, url: draft.path, status };
  };
  return {
    send: async (draft) => {
      for (const pauseMs of [...pausesMs, undefined]) {
        signal?.throwIfAborted();
        const exchange = await attempt(draft);
        if (!isUnavailable(exchange)) return checked(exchange);
        if (pauseMs === undefined)
          throw new UnreachableError(`cannot reach ${options.url}: ${describeAnswer(exchange)}`);
        onWait?.({ ms: pauseMs, reason: "unavailable" });
        await sleep(pauseMs, signal);
      }
      throw new UnreachableError(`cannot reach ${options.url}`);
    },
  };
}

function toRequest({ method, path, body }: Draft, { url, token, headers }: WireOptions): Request {
  return new Request(`${url}${path}`, {
    method,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends a request. A server that cannot be reached is an answer without a status, shown to the caller as 503. */
async function sendOnce(request: Request, { method, body }: Draft, { fetch: send = fetch, signal }: WireOptions) {
  const sent = { method, url: request.url, ...(body !== undefined && { body }) };
  try {
    const response = await send(signal === undefined ? request : new Request(request, { signal }));
    const { status, headers } = response;
    const text = await response.text();
    const exchange: Exchange = { ...sent, status, ...(text !== "" && { answer: parse(text) }) };
    return { exchange, response: new Response(null, { status, headers: retryAfterOf(headers) }) };
  } catch (error) {
    signal?.throwIfAborted();
    return { exchange: { ...sent, error: describe(error) }, response: new Response(null, { status: 503 }) };
  }
}

function retryAfterOf(headers: Headers): Record<string, string> {
  const text = headers.get("retry-after");
  return text === null ? {} : { "retry-after": text };
}

function isUnavailable({ status }: Exchange): boolean {
  return status === undefined || [502, 503, 504].includes(status);
}

function checked(exchange: Exchange): Exchange {
  if (exchange.status !== 401) return exchange;
  throw new TargetError(`the server refuses the token: ${describeAnswer(exchange)}`, exchange);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return message === "" ? "connection refused" : message;
}
