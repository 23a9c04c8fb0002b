import type { Command } from "commander";

/** What may follow some words of a command line. */
export interface Following {
  /** The words so far, without options: `users list`; empty at the beginning. */
  readonly words: string;
  readonly commands: readonly string[];
  readonly options: readonly string[];
}

/** What may follow each command of a program. */
export function followingOf(program: Command, above: readonly string[] = []): readonly Following[] {
  const commands = program.commands.filter((command) => command.name() !== "help");
  const own = {
    words: above.join(" "),
    commands: commands.map((command) => command.name()),
    options: ["--help", ...program.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]))],
  };
  return [own, ...commands.flatMap((command) => followingOf(command, [...above, command.name()]))];
}
