/** What a command ends with. */
export const exitCodes = {
  /** Done. */
  done: 0,
  /** The server refused, or what was demanded is not so. */
  refused: 1,
  /** The command was called wrongly. */
  usage: 2,
  /** The server cannot be reached, or is none of Rollcall's. */
  unreachable: 3,
  /** The command was told to stop, by Ctrl-C; what it had done is kept. */
  interrupted: 130,
} as const;

/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
