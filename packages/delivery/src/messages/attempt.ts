/**
 * The reason why an attempt failed, as in `x-svc-retry-reason`.
 *
 * - `http_timeout`: the app did not answer in time.
 * - `too_many_redirects`: the app redirected more often than the limit.
 * - `connection_failed`: the host was not found, refused the connection, or may not be reached.
 * - `ssl_error`: the certificate could not be verified, or TLS failed otherwise.
 * - `http_error`: the app answered with a status outside 200 to 299.
 * - `unknown_error`: anything else, such as a connection that was cut or an answer that is not HTTP.
 */
export type Reason =
  | "http_timeout"
  | "too_many_redirects"
  | "connection_failed"
  | "ssl_error"
  | "http_error"
  | "unknown_error";

/** One finished attempt, with all that a journal shows of it. */
export type Attempt = SuccessfulAttempt | FailedAttempt;

/** The app answered with a status from 200 to 299, or acknowledged the envelope. */
export interface SuccessfulAttempt extends AttemptRecord {
  readonly ok: true;
  readonly answer: Answer;
}

/** The app did not acknowledge. */
export interface FailedAttempt extends AttemptRecord {
  readonly ok: false;
  readonly reason: Reason;
  /** The failure, in one sentence. */
  readonly detail: string;
  /** Whether the app asked with its answer for no further retries. */
  readonly noRetry: boolean;
}

/** The request of an attempt, its answer, and its duration. */
export interface AttemptRecord {
  readonly request: SentRequest;
  /** Absent if no whole answer head arrived. */
  readonly answer?: Answer;
  /** Time on the machine's clock from the start until the attempt ended, in milliseconds. */
  readonly durationMs: number;
  /** Identifier of the fault that a test has injected into the attempt. Absent: none. */
  readonly fault?: string;
}

/** The request of an attempt. */
export interface SentRequest {
  /** Address that was asked last, after redirects; `socket:` and the identifier of the app for a socket. */
  readonly url: string;
  /** Addresses that redirected, in order. */
  readonly redirects: readonly string[];
  /** Headers, in lower case. Empty for a socket. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An app's answer. An acknowledgement over a socket is shown as the same answer over HTTP. */
export interface Answer {
  readonly status: number;
  /** Headers, in lower case; repeated ones are joined. */
  readonly headers: Readonly<Record<string, string>>;
  /** Body as UTF-8 text, at most as long as the limit of the sender. */
  readonly body: string;
  /** Whether the body was longer than the limit or did not end in time. */
  readonly isCut: boolean;
}
