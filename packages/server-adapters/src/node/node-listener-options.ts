/** Options of a listener. */
export interface NodeListenerOptions {
  /** Receives what a handler throws, and answers that could not be written. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /**
   * Time without data after which reading a body fails, in milliseconds. The handler can still answer; the connection
   * is closed after the answer. Default: 30,000.
   */
  readonly bodyTimeoutMs?: number;
  /**
   * Whether to replace the process's global `Request` and `Response` by ones that Node writes faster. Use it only in a
   * process that is just a server: afterwards, what `fetch` returns is not an `instanceof Response`. Default: false.
   */
  readonly replaceGlobals?: boolean;
}
