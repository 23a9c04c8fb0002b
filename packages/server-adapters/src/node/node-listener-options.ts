/** Options of a listener. */
export interface NodeListenerOptions {
  /** Receives what a handler throws and errors of writing answers. The client gets no details. */
  readonly onError?: (error: unknown) => void;
  /**
   * Time without data after which reading a body fails, in milliseconds. The handler can still answer; then the
   * connection is closed. Default: 30,000.
   */
  readonly bodyTimeoutMs?: number;
  /**
   * Time in which the reader of an answer takes nothing, after which the connection is closed, in milliseconds; 0 for no
   * limit. Default: 30,000.
   */
  readonly writeTimeoutMs?: number;
}
