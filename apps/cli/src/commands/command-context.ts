import { type Command, InvalidArgumentError, Option } from "commander";
import { type ControlAddress, type ControlClient, createControlClient, toControlAddress } from "../control-client.js";
import { createWriter, type Writer } from "../output/create-writer.js";
import { profileOption, type Target, targetOf, urlOption } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

/** The context of a command that calls a server. */
interface CommandContext {
  readonly control: ControlClient;
  readonly write: Writer;
  readonly surroundings: Surroundings;
}

interface Shared {
  readonly controlToken?: string;
  readonly json?: boolean;
}

/** Adds the options of all commands that call a server. */
export function withServer(command: Command): Command {
  return command
    .addOption(urlOption())
    .addOption(new Option("--control-token <token>", "token of the control plane (env: ROLLCALL_CONTROL_TOKEN)"))
    .addOption(profileOption())
    .addOption(new Option("--json", "print JSON instead of text"));
}

/** Reads the context from the options of a command. */
export function contextOf(command: Command, surroundings: Surroundings): CommandContext {
  const { json } = command.opts<Shared>();
  return {
    control: async (operation, sent) =>
      createControlClient(await controlTargetOf(command, surroundings))(operation, sent),
    write: createWriter(surroundings, { json }),
    surroundings,
  };
}

/** Reads the address of the control plane from the options of a command. */
export async function controlAddressOf(command: Command, surroundings: Surroundings): Promise<ControlAddress> {
  return toControlAddress(await controlTargetOf(command, surroundings));
}

async function controlTargetOf(command: Command, surroundings: Surroundings) {
  const { controlToken = surroundings.env["ROLLCALL_CONTROL_TOKEN"] } = command.opts<Shared>();
  const { url } = await targetOf(command, surroundings);
  return { url, ...(controlToken !== undefined && { controlToken }) };
}

/** Creates a client of a server's control plane, for commands that use it if available. */
export function controlOf({ url }: Pick<Target, "url">, { env }: Surroundings): ControlClient {
  const controlToken = env["ROLLCALL_CONTROL_TOKEN"];
  return createControlClient({ url, ...(controlToken !== undefined && { controlToken }) });
}

/** Reads the number of an option. @throws InvalidArgumentError if it is not a whole number */
export function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

/** The argument for the control plane with the world from the option. */
export function worldOf(command: Command): { readonly world?: string } {
  const { world } = command.opts<{ readonly world?: string }>();
  return world === undefined ? {} : { world };
}
