import type { Command } from "commander";

/** The words that can follow part of a command line. */
export interface Following {
  /** The words so far, without options, such as `users list`; empty at the start. */
  readonly words: string;
  readonly commands: readonly string[];
  readonly options: readonly string[];
}

/** Lists the words that can follow each command of a program. */
export function followingOf(program: Command, above: readonly string[] = []): readonly Following[] {
  const commands = program.commands.filter((command) => command.name() !== "help");
  const own = {
    words: above.join(" "),
    commands: commands.map((command) => command.name()),
    options: ["--help", ...program.options.flatMap(({ long }) => (long === undefined || long === null ? [] : [long]))],
  };
  return [own, ...commands.flatMap((command) => followingOf(command, [...above, command.name()]))];
}
