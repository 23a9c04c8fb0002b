/** A server in this process. */
export interface RunningServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}
