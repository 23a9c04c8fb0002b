import type { Writable } from "node:stream";

/** Where the command line speaks, and what it knows of its surroundings. */
export interface Surroundings {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads the output. */
  readonly isTerminal: boolean;
  /** Whether a person reads what goes wrong, and sees how far a command is. Absent means false. */
  readonly isErrorTerminal?: boolean;
  /** Width of the terminal in characters. */
  readonly columns: number;
  /** Everything that comes in, as text. Absent means that nothing does. */
  readonly readInput?: () => Promise<string>;
  /** What comes in, piece by piece. Absent means that nothing does. */
  readonly openInput?: () => AsyncIterable<Buffer>;
  /** What takes bytes where `out` takes text. Absent means that nothing does. */
  readonly openOutput?: () => Writable;
  /** From its call on, Ctrl-C aborts the signal and does not end the process. Absent means that nothing interrupts. */
  readonly onInterrupt?: () => AbortSignal;
}
