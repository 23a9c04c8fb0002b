import type { Writable } from "node:stream";

/** Input, output and environment of the command line. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether standard output is a terminal, for colors and questions. */
  readonly isTerminal: boolean;
  /** Whether standard error is a terminal, for progress. Default: false. */
  readonly isErrorTerminal?: boolean;
  /** Width of the terminal in characters. */
  readonly columns: number;
  /** Reads standard input as text. Default: no input. */
  readonly readInput?: () => Promise<string>;
  /** Opens standard input as a stream. Default: no input. */
  readonly openInput?: () => AsyncIterable<Buffer>;
  /** Opens standard output for bytes. Default: not available. */
  readonly openOutput?: () => Writable;
  /** Returns a signal that Ctrl-C aborts instead of ending the process. Default: no interruption. */
  readonly onInterrupt?: () => AbortSignal;
}
