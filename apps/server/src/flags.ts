import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { type LogLevel, logLevels } from "./create-logger.js";
import { checkDatabaseFlags } from "./database-flags.js";
import { createDefinitionOptions, takeDefinitionFlags } from "./definition-flags.js";
import { createOperationOptions, type OperationFlags, takeOperationFlags } from "./operation-flags.js";
import type { ServerOptions } from "./server-options.js";
import { StartError } from "./start-error.js";

/** What the command line and the environment ask for; undefined where they ask for help, which has been printed. */
export type Flags = Omit<ServerOptions, "logger" | "replaceGlobals"> & OperationFlags & { readonly logLevel: LogLevel };

const modes = ["off", "observe", "enforce"] as const;

/**
 * Reads the arguments, then variables `ROLLCALL_…` for what they leave out.
 * @throws StartError where an argument or a variable is wrong
 */
export function readFlags(
  args: readonly string[],
  print: (text: string) => void,
  name = "rollcall-server",
): Flags | undefined {
  const command = createServerCommand(name, print);
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return undefined;
    const [sentence = "", ...hints] = error.message.replace(/^error: /, "").split("\n");
    throw new StartError([sentence.replace(/\.$/, ""), ...hints].join(" "), { cause: error });
  }
  return toFlags(command);
}

/** The command with its flags, for whoever lists them. */
export function createServerCommand(name: string, print: (text: string) => void): Command {
  const option = (flags: string, variable: string, description: string) => new Option(flags, description).env(variable);
  const command = new Command(name)
    .description("Serves a workspace service's SCIM provisioning API and Web API.")
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .allowExcessArguments(false)
    .addOption(
      option("--port <number>", "ROLLCALL_PORT", "port to listen on; 0 picks a free one")
        .default(4010)
        .argParser(readPort),
    )
    .addOption(option("--host <name>", "ROLLCALL_HOST", "address to listen on").default("127.0.0.1"))
    .addOption(option("--data <folder>", "ROLLCALL_DATA", "folder of the database").default(".rollcall"))
    .addOption(
      option("--database <url>", "ROLLCALL_DATABASE", "PostgreSQL database in place of a folder; others may share it"),
    )
    .addOption(
      option(
        "--database-connections <number>",
        "ROLLCALL_DATABASE_CONNECTIONS",
        "most connections to it that are open at a time; 10 where left out",
      ).argParser(readConnections),
    )
    .addOption(new Option("--memory", "keep everything in memory alone (env: ROLLCALL_MEMORY)"))
    .addOption(option("--world <file>", "ROLLCALL_WORLD", "world of an empty database; the demo where left out"))
    .addOption(
      option("--rate-mode <mode>", "ROLLCALL_RATE_MODE", "what is done about too many calls")
        .choices(modes)
        .default("off"),
    )
    .addOption(
      option("--update-time <ms>", "ROLLCALL_UPDATE_TIME", "how long an update takes at least")
        .default(0)
        .argParser(readMilliseconds),
    )
    .addOption(
      option("--site-url <url>", "ROLLCALL_SITE_URL", "address of the site that people use").argParser(readSiteUrl),
    )
    .addOption(new Option("--no-control", "let no test arrange the world (env: ROLLCALL_CONTROL)"))
    .addOption(
      option("--control-token <token>", "ROLLCALL_CONTROL_TOKEN", "lets whoever bears it control from other machines"),
    )
    .addOption(
      option(
        "--seed <number>",
        "ROLLCALL_SEED",
        "makes identifiers follow from a number, and stops the clock",
      ).argParser(readSeed),
    )
    .addOption(
      option(
        "--clock <instant>",
        "ROLLCALL_CLOCK",
        "what the clock begins with, where the server may be controlled",
      ).argParser(readClock),
    )
    .addOption(
      option("--log-level <level>", "ROLLCALL_LOG_LEVEL", "what is logged").choices(logLevels).default("info"),
    );
  for (const each of [...createDefinitionOptions(), ...createOperationOptions(readPort)]) command.addOption(each);
  return command;
}

function toFlags(command: Command): Flags {
  const operation = takeOperationFlags(command.opts());
  const definition = takeDefinitionFlags(operation.rest);
  const { memory: _memory, control: _control, updateTime, clock, ...rest } = definition.rest;
  const now = clock === undefined ? {} : { clock: { now: clock } };
  if (command.getOptionValue("database") !== undefined) {
    checkDatabaseFlags(command, wantsMemory(command));
    const { data: _data, ...others } = rest;
    return { ...others, ...operation.flags, ...definition.flags, updateTimeMs: updateTime, control: false } as Flags;
  }
  return {
    ...rest,
    ...operation.flags,
    ...definition.flags,
    updateTimeMs: updateTime,
    memory: wantsMemory(command),
    control: wantsControl(command),
    ...now,
  } as Flags;
}

/** The arguments win over the environment; asking for both in one place is a mistake. */
function wantsMemory(command: Command): boolean {
  const inArguments = command.getOptionValue("memory") === true;
  const inEnvironment = readSwitch("ROLLCALL_MEMORY");
  const data = command.getOptionValueSource("data");
  if (inArguments && data === "cli") throw new StartError("--memory and --data cannot be used together");
  if (inArguments || !inEnvironment) return inArguments;
  if (data === "env") throw new StartError("ROLLCALL_MEMORY and ROLLCALL_DATA cannot be used together");
  return data !== "cli";
}

/** Control is on unless the arguments, or else the environment, switch it off. */
function wantsControl(command: Command): boolean {
  if (command.getOptionValue("control") === false) return false;
  return process.env["ROLLCALL_CONTROL"] === undefined || readSwitch("ROLLCALL_CONTROL");
}

function readSwitch(variable: string): boolean {
  const text = (process.env[variable] ?? "").toLowerCase();
  if (["", "0", "false", "no", "off"].includes(text)) return false;
  if (["1", "true", "yes", "on"].includes(text)) return true;
  throw new StartError(`${variable} is on or off, not ${JSON.stringify(text)}`);
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("Expected a number from 0 to 65535.");
  return port;
}

function readMilliseconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Expected whole milliseconds.");
  return Number(text);
}

function readConnections(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("Expected a number from 1 to 9999.");
  return Number(text);
}

function readSeed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Expected a whole number.");
  return Number(text);
}

function readClock(text: string): Date {
  const instant = new Date(text);
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(instant.getTime()))
    throw new InvalidArgumentError("Expected an instant such as 2026-06-01T12:00:00Z.");
  return instant;
}

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new InvalidArgumentError("Expected an http or https address.");
  }
  return url.href.replace(/\/+$/, "");
}
