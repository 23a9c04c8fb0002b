import { type Command, Option } from "commander";
import type { ControlClient } from "../control-client.js";
import { createControlClient } from "../control-client.js";
import { createWriter, type Writer } from "../output/create-writer.js";
import { profileOption, type Target, targetOf, urlOption } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

/** What a command that speaks to a server works with. */
interface CommandContext {
  readonly control: ControlClient;
  readonly write: Writer;
  readonly surroundings: Surroundings;
}

interface Shared {
  readonly controlToken?: string;
  readonly json?: boolean;
}

/** Adds the options that every command has which speaks to a server. */
export function withServer(command: Command): Command {
  return command
    .addOption(urlOption())
    .addOption(new Option("--control-token <token>", "opens its control plane (env: ROLLCALL_CONTROL_TOKEN)"))
    .addOption(profileOption())
    .addOption(new Option("--json", "answer as JSON also on a terminal"));
}

/** What the options of a command make of it. */
export function contextOf(command: Command, surroundings: Surroundings): CommandContext {
  const { controlToken = surroundings.env["ROLLCALL_CONTROL_TOKEN"], json } = command.opts<Shared>();
  return {
    control: async (operation, sent) => {
      const { url } = await targetOf(command, surroundings);
      return createControlClient({ url, ...(controlToken !== undefined && { controlToken }) })(operation, sent);
    },
    write: createWriter(surroundings, json === undefined ? {} : { json }),
    surroundings,
  };
}

/** A client of the control plane at a server, for commands that ask it where there is one. */
export function controlOf({ url }: Pick<Target, "url">, { env }: Surroundings): ControlClient {
  const controlToken = env["ROLLCALL_CONTROL_TOKEN"];
  return createControlClient({ url, ...(controlToken !== undefined && { controlToken }) });
}

/** The world that an option names, as an argument of the control plane. */
export function worldOf(command: Command): { readonly world?: string } {
  const { world } = command.opts<{ readonly world?: string }>();
  return world === undefined ? {} : { world };
}
