/** Exit codes of commands. */
export const exitCodes = {
  /** Success. */
  done: 0,
  /** The server refused the request, or a check failed. */
  refused: 1,
  /** The command line is wrong. */
  usage: 2,
  /** The server cannot be reached, or is not a Rollcall server. */
  unreachable: 3,
  /** Interrupted by Ctrl-C. Completed work is kept. */
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
