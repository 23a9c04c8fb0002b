import type { RetryOptions, SendRequest } from "./retrying-fetch.js";

/** Where a client calls, and as whom. */
export interface ClientOptions {
  /** Address of the server: `http://127.0.0.1:4010`. The path of the API is added to it. */
  readonly url: string;
  /** Sent as a bearer token; absent where nothing is to be sent. */
  readonly token?: string;
  /** What sends requests; absent means the platform's `fetch`. */
  readonly fetch?: SendRequest;
  readonly retry?: RetryOptions;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, and the wait before its repetition. */
  readonly signal?: AbortSignal;
}
