/** The input of a person: a command, and the text after it. */
export interface TypedCommand {
  /** With its slash. */
  readonly command: string;
  /** Everything after the first space, as typed. */
  readonly text: string;
}

/** Reads a line that a person types. Undefined if it is no command. */
export function parseCommand(line: string): TypedCommand | undefined {
  const [, command = "", text = ""] = /^(\/[^\s/]+)(?:\s([\s\S]*))?$/.exec(line) ?? [];
  return command === "" ? undefined : { command, text };
}
