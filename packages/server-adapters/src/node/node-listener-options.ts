/** Options of a listener. */
export interface NodeListenerOptions {
  /** Receives what a handler throws and errors of writing answers. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /**
   * Time without data after which reading a body fails, in milliseconds. The handler can still answer; then the
   * connection is closed. Default: 30,000.
   */
  readonly bodyTimeoutMs?: number;
}
