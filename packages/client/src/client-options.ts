import type { RetryOptions, SendRequest } from "./retrying-fetch.js";

/** Options of a client. */
export interface ClientOptions {
  /** Address of the server, such as `http://127.0.0.1:4010`. The client appends the path of the API. */
  readonly url: string;
  /** Bearer token. Default: none. */
  readonly token?: string;
  /** Sends requests. Default: the platform's `fetch`. */
  readonly fetch?: SendRequest;
  readonly retry?: RetryOptions;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call and any wait before a retry. */
  readonly signal?: AbortSignal;
}
