import type { Command } from "commander";

/** A flag as documents describe it. */
interface FlagRow {
  /** Such as `--port <number>`. */
  readonly flag: string;
  readonly variable: string | undefined;
  readonly meaning: string;
  /** Empty if there is none. */
  readonly default: string;
}

/** All flags of the command. Two switches read their variables themselves, so their descriptions name them. */
export function flagTable(command: Command): readonly FlagRow[] {
  return command.options.map(({ flags, envVar, description, defaultValue, argChoices }) => {
    const [, meaning = "", variable] = /^(.*?)(?: \(env: (\S+)\))?$/.exec(description) ?? [];
    const choices = argChoices === undefined ? "" : `: ${argChoices.map((choice) => `\`${choice}\``).join(", ")}`;
    const isValue = typeof defaultValue === "string" || typeof defaultValue === "number";
    return {
      flag: flags,
      variable: envVar ?? variable,
      meaning: `${meaning}${choices}`,
      default: isValue ? `${defaultValue}` : "",
    };
  });
}

/** Formats the rows as lines of a Markdown table, without the header and without alignment. */
export function printFlagTable(rows: readonly FlagRow[]): readonly string[] {
  return rows.map(({ flag, variable, meaning, default: value }) =>
    ["", `\`${flag}\``, `\`${variable}\``, meaning, value === "" ? "" : `\`${value}\``, ""].join("|"),
  );
}

/** The rows of the first table with the given header in a text, in the same form. */
export function readTable(text: string, head: readonly string[]): readonly string[] {
  const lines = text.split("\n").map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .join("|"),
  );
  const start = lines.indexOf(["", ...head, ""].join("|"));
  if (start === -1) throw new Error(`There is no table of ${head.join(", ")}.`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return end === -1 ? rest : rest.slice(0, end);
}
