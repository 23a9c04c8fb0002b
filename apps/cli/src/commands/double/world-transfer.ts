import type { WorldFileOptions } from "@rollcall/server";
import { type Command, Option } from "commander";
import { CommandError, exitCodes } from "../../describe-error.js";
import { createWriter } from "../../output/create-writer.js";
import { createProgressBar } from "../../output/progress-bar.js";
import type { Surroundings } from "../../surroundings.js";

/** Adds `rollcall world export` and `import`, which access a database directly, without a server. */
export function addTransferCommands(world: Command, surroundings: Surroundings): void {
  const commands = [
    {
      usage: "export <file>",
      description: "Write a database to a file, or to standard output if it is -, as one line of JSON per row.",
      name: "exportWorldFile",
    },
    {
      usage: "import <file>",
      description:
        "Import an exported file, or standard input if it is -, into an empty database. Imports everything or nothing.",
      name: "importWorldFile",
    },
  ] as const;
  for (const { usage, description, name } of commands) {
    withDatabase(world.command(usage).description(description)).action(
      async (path: string, _options, command: Command) => {
        const { data, database, json } = readOptions(command);
        // The server is loaded on demand.
        const { [name]: run } = await import("@rollcall/server");
        const bar = createProgressBar(surroundings);
        const streams = path === "-" ? openStream(name, surroundings) : {};
        const rows = await refusing(
          () => run({ path, ...streams, ...(database === undefined ? { data } : { database }), onProgress: bar.show }),
          bar.clear,
        );
        // Standard output contains only the world.
        if (path === "-" && name === "exportWorldFile") return;
        const write = createWriter(surroundings, { json });
        write.answer({ file: path, rows }, () => `${path}: ${rows} rows\n`);
      },
    );
  }
}

function openStream(name: "exportWorldFile" | "importWorldFile", { openInput, openOutput }: Surroundings) {
  if (name === "importWorldFile") return openInput === undefined ? {} : { input: openInput() };
  return openOutput === undefined ? {} : { output: openOutput() };
}

function withDatabase(command: Command): Command {
  return command
    .addOption(
      new Option("--data <folder>", "data folder of a stopped server").env("ROLLCALL_DATA").default(".rollcall"),
    )
    .addOption(new Option("--database <url>", "PostgreSQL database instead of a folder").env("ROLLCALL_DATABASE"))
    .option("--json", "print JSON instead of text");
}

interface Options extends Pick<WorldFileOptions, "database"> {
  readonly data: string;
  readonly json?: boolean;
}

/** Arguments take precedence over the environment. Both options together are an error. */
function readOptions(command: Command): Options {
  const { database, ...options } = command.opts<Options>();
  const isArgument = (name: string) => command.getOptionValueSource(name) === "cli";
  if (isArgument("data") && isArgument("database")) {
    throw new CommandError("--data and --database cannot be used together", exitCodes.usage);
  }
  return database === undefined || isArgument("data") ? options : { ...options, database };
}

async function refusing<T>(work: () => Promise<T>, always: () => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { StartError } = await import("@rollcall/server");
    if (!(error instanceof StartError)) throw error;
    throw new CommandError(error.message, exitCodes.refused, { cause: error });
  } finally {
    always();
  }
}
