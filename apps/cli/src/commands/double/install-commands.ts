import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { CommandError, describeFileError, exitCodes } from "../../describe-error.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer, worldOf } from "../command-context.js";

/** Options of `rollcall app create`. */
interface CreateOptions {
  readonly install?: boolean;
  readonly events?: string;
  readonly socket?: boolean;
  readonly workspace?: string;
  readonly webhook?: string;
}

const webhookChannel = "channel to which an incoming webhook of the app posts (default: it has no webhook)";

/** Adds `rollcall app create`, `install` and `env`, which print the lines for the `.env` file of an app. */
export function addInstallCommands(app: Command, surroundings: Surroundings): void {
  const add = (usage: string, description: string) =>
    withServer(app.command(usage).description(description)).option(
      "--world <name>",
      "name of the world (default: default)",
    );
  add("create <manifest>", "Create an app from a manifest, in YAML or JSON, and print the lines for its .env file.")
    .option("--install", "also install the app")
    .option("--events <url>", "address for events instead of the one in the manifest")
    .option("--socket", "turn socket mode on")
    .option("--workspace <workspace>", "identifier or domain of the workspace (default: the default workspace)")
    .option("--webhook <channel>", webhookChannel)
    .action(async (path: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const { install, events, socket, workspace, webhook } = command.opts<CreateOptions>();
      const sent = {
        manifest: await readManifest(path),
        ...(install !== undefined && { install }),
        ...(events !== undefined && { events }),
        ...(socket !== undefined && { socket }),
        ...(workspace !== undefined && { workspace }),
        ...(webhook !== undefined && { webhook }),
      };
      write.answer(await control("apps.create", { ...sent, ...worldOf(command) }), printEnvironment);
    });
  add("install <app>", "Install an app, which creates its bot and its tokens, and print the lines for its .env file.")
    .option("--workspace <workspace>", "identifier or domain of the workspace (default: the one that owns the app)")
    .option("--webhook <channel>", webhookChannel)
    .action(async (name: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      const { workspace, webhook } = command.opts<CreateOptions>();
      const sent = {
        app: name,
        ...(workspace !== undefined && { workspace }),
        ...(webhook !== undefined && { webhook }),
        ...worldOf(command),
      };
      write.answer(await control("apps.install", sent), printEnvironment);
    });
  add("env <app>", "Print the lines for the .env file of an app.").action(
    async (name: string, _options, command: Command) => {
      const { control, write } = contextOf(command, surroundings);
      write.answer(await control("apps.environment", { app: name, ...worldOf(command) }), printEnvironment);
    },
  );
}

/** Prints the lines for the `.env` file of an app. */
function printEnvironment({ environment }: { readonly environment: { readonly text: string } }): string {
  return `${environment.text}\n`;
}

async function readManifest(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const reason = describeFileError(error, "read");
    throw new CommandError(`cannot read the manifest ${path}: ${reason}`, exitCodes.usage, { cause: error });
  }
}
