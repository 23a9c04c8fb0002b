import type { RetryOptions, SendRequest } from "./retrying-fetch.js";

/** Address and credentials of a client. */
export interface ClientOptions {
  /** Address of the server: `http://127.0.0.1:4010`. The path of the API is added to it. */
  readonly url: string;
  /** Bearer token. Default: none is sent. */
  readonly token?: string;
  /** Sends requests. Default: the platform's `fetch`. */
  readonly fetch?: SendRequest;
  readonly retry?: RetryOptions;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call, and the wait before a retry. */
  readonly signal?: AbortSignal;
}
