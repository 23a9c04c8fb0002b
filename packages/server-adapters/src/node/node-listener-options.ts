/** How a listener serves. */
export interface NodeListenerOptions {
  /** Is told of what a handler threw and of answers that could not be written; the client is told nothing of it. */
  readonly onError?: (error: unknown) => void;
  /**
   * How long a body may stand still before reading it fails, in milliseconds; 30,000 unless given. The handler can
   * still answer then, and the connection is closed after the answer.
   */
  readonly bodyTimeoutMs?: number;
  /**
   * Whether the process's global `Request` and `Response` are replaced by ones that Node writes faster; false unless
   * given. It is for a process that is a server and nothing else: after it, what `fetch` answers is no longer an
   * `instanceof Response`.
   */
  readonly replaceGlobals?: boolean;
}
