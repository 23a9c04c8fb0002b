import { readFileSync } from "node:fs";
import { Command, CommanderError, InvalidArgumentError, Option, type OptionValues } from "commander";
import { StartError } from "../errors/start-error.js";
import { type LogLevel, logLevels } from "../log/log.js";
import { packageFile } from "../machine/package-file.js";
import { madeToken } from "../options/server-kind.js";
import type { ServerOptions } from "../options/server-options.js";
import { createAddressOptions, takeAddressFlags } from "./address-flags.js";
import { checkDatabaseFlags } from "./database-flags.js";
import { createDefinitionOptions, takeDefinitionFlags } from "./definition-flags.js";
import { createOperationOptions, type OperationFlags, takeOperationFlags } from "./operation-flags.js";

/** Adds the flag that prints the version of this package. The version is read only when the flag is used. */
function addVersion(command: Command, print: (text: string) => void): Command {
  return command.addOption(new Option("-V, --version", "print the version")).on("option:version", () => {
    const { version } = JSON.parse(readFileSync(packageFile("package.json"), "utf8"));
    print(`${version}\n`);
    throw new CommanderError(0, "commander.version", "");
  });
}

/** The settings of the command line and the environment. */
export type Flags = Omit<ServerOptions, "logger"> & OperationFlags & { readonly logLevel: LogLevel };

const modes = ["off", "observe", "enforce"] as const;

/** A command that starts a server. */
export interface ServerCommand {
  readonly name: string;
  /** Default: the server's own. */
  readonly description?: string;
  /** Default: only flags. */
  readonly usage?: string;
  /** Port to listen on by default. Default: {@link commandPort}. */
  readonly port?: number;
  /** Flags besides those of the server. Default: none. */
  readonly options?: readonly Option[];
  /** Text after the flags in the help. Default: none. */
  readonly footer?: string;
}

/**
 * Reads the arguments, and the `ROLLCALL_…` variables for missing ones.
 * @returns undefined if the arguments ask for help or the version, which has been printed
 * @throws StartError if an argument or a variable is invalid
 */
export function readFlags<Own extends object = object>(
  args: readonly string[],
  print: (text: string) => void,
  described: ServerCommand = { name: "rollcall-server" },
): (Flags & Own) | undefined {
  const command = addVersion(createServerCommand(described, print), print);
  try {
    command.parse(args, { from: "user" });
  } catch (error) {
    if (isEnd(error)) return undefined;
    throw toStartError(error);
  }
  return toFlags(command) as Flags & Own;
}

/** Default port of the command. */
export const commandPort = 4010;

/** Whether a command line has ended because it asks for help or the version. */
export function isEnd(error: unknown): boolean {
  return error instanceof CommanderError && error.exitCode === 0;
}

/** The mistake in a command line in one sentence; any other error as it is. */
export function toStartError(error: unknown): unknown {
  if (!(error instanceof CommanderError)) return error;
  const [sentence = "", ...hints] = error.message.replace(/^error: /, "").split("\n");
  return new StartError([sentence.replace(/\.$/, ""), ...hints].join(" "), { cause: error });
}

const served = "Serves a workspace service's SCIM provisioning API and Web API.";

/** Creates the command with its flags. */
export function createServerCommand(
  { name, description = served, usage = "[options]", port, options: own = [], footer }: ServerCommand,
  print: (text: string) => void,
): Command {
  const command = new Command(name)
    .description(description)
    .usage(usage)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .allowExcessArguments(false);
  for (const each of [...own, ...createServerOptions(port)]) command.addOption(each);
  return footer === undefined ? command : command.addHelpText("after", footer);
}

/** The flags of a server, in the order of its help. */
export function createServerOptions(port = commandPort): readonly Option[] {
  return [
    ...createServingOptions(port),
    ...createControlOptions(),
    option("--log-level <level>", "ROLLCALL_LOG_LEVEL", "minimum level to log").choices(logLevels).default("info"),
    ...createAddressOptions(),
    ...createDefinitionOptions(),
    ...createOperationOptions(readPort),
  ];
}

function option(flags: string, variable: string, description: string): Option {
  return new Option(flags, description).env(variable);
}

/** The flags for the socket, the database and the behavior of the service. */
function createServingOptions(port: number): readonly Option[] {
  return [
    option("--port <number>", "ROLLCALL_PORT", "port to listen on; 0 picks a free one")
      .default(port)
      .argParser(readPort),
    option("--host <name>", "ROLLCALL_HOST", "address to listen on").default("127.0.0.1"),
    option("--data <folder>", "ROLLCALL_DATA", "folder of the database").default(".rollcall"),
    option(
      "--database <url>",
      "ROLLCALL_DATABASE",
      "PostgreSQL database to use instead of a folder; several servers can share it",
    ),
    option(
      "--database-connections <number>",
      "ROLLCALL_DATABASE_CONNECTIONS",
      "maximum number of open connections to it; 10 by default",
    ).argParser(readConnections),
    option(
      "--database-statements <kind>",
      "ROLLCALL_DATABASE_STATEMENTS",
      "how its statements are prepared; use unnamed for a pooler without named ones; named by default",
    ).choices(["named", "unnamed"]),
    option(
      "--secret-key <key>",
      "ROLLCALL_SECRET_KEY",
      "key that encrypts credentials of apps in the database: 64 hexadecimal digits; a folder has its own by default",
    ),
    new Option("--memory", "keep everything in memory only, at most 1 GiB (env: ROLLCALL_MEMORY)"),
    option(
      "--world <file>",
      "ROLLCALL_WORLD",
      "world to load into an empty database: a file, or demo, small, empty or tour; by default demo, for tests small, in a deployment an organization with one administrator",
    ),
    option("--app <manifest...>", "ROLLCALL_APP", "manifests of apps to install in an empty database").argParser(
      readPaths,
    ),
    option("--events <url>", "ROLLCALL_EVENTS", "URL that receives the events of the app"),
    new Option(
      "--socket",
      "turn on Socket Mode in the manifest, so that events arrive over sockets (env: ROLLCALL_SOCKET)",
    ),
    option("--webhook <channel>", "ROLLCALL_WEBHOOK", "channel to which an incoming webhook of the app posts"),
    option(
      "--rate-mode <mode>",
      "ROLLCALL_RATE_MODE",
      "what happens to calls above a rate limit; by default off in a double, enforce in a deployment",
    ).choices(modes),
    option("--update-time <ms>", "ROLLCALL_UPDATE_TIME", "minimum duration of an update in milliseconds")
      .default(0)
      .argParser(readMilliseconds),
    new Option("--no-docs", "turn off the reference at /docs (env: ROLLCALL_DOCS)"),
  ];
}

/** The flags of the control plane. */
function createControlOptions(): readonly Option[] {
  return [
    new Option("--no-control", "turn off the control plane (env: ROLLCALL_CONTROL)"),
    option(
      "--control-token <token>",
      "ROLLCALL_CONTROL_TOKEN",
      `token that the control plane, the console and the pages of people require; ${madeToken} makes one and prints it`,
    ),
    option(
      "--seed <number>",
      "ROLLCALL_SEED",
      "number that determines all identifiers; also freezes the clock",
    ).argParser(readSeed),
    option("--clock <instant>", "ROLLCALL_CLOCK", "initial time of the clock; needs the control plane").argParser(
      readClock,
    ),
  ];
}

function toFlags(command: Command): Flags {
  const operation = takeOperationFlags(command.opts());
  const definition = takeDefinitionFlags(operation.rest);
  const address = takeAddressFlags(definition.rest);
  const {
    memory: _memory,
    control: _control,
    docs: _docs,
    updateTime,
    clock,
    app,
    socket: _socket,
    ...others
  } = address.rest;
  const socket = command.getOptionValue("socket") === true || readSwitch("ROLLCALL_SOCKET");
  const docs = isOn(command, "docs");
  const rest = { ...others, docs, ...(app !== undefined && { apps: app }), ...(socket && { socket }) };
  const now = clock === undefined ? {} : { clock: { now: clock } };
  if (command.getOptionValue("database") !== undefined) {
    checkDatabaseFlags(command, wantsMemory(command));
    const { data: _data, ...shared }: OptionValues = rest;
    return {
      ...shared,
      ...operation.flags,
      ...definition.flags,
      ...address.flags,
      updateTimeMs: updateTime,
      control: false,
    } as Flags;
  }
  return {
    ...rest,
    ...operation.flags,
    ...definition.flags,
    ...address.flags,
    updateTimeMs: updateTime,
    memory: wantsMemory(command),
    control: isOn(command, "control"),
    ...now,
  } as Flags;
}

/** Arguments take precedence over the environment; both in one place are an error. */
function wantsMemory(command: Command): boolean {
  const inArguments = command.getOptionValue("memory") === true;
  const inEnvironment = readSwitch("ROLLCALL_MEMORY");
  const data = command.getOptionValueSource("data");
  if (inArguments && data === "cli") throw new StartError("--memory and --data cannot be used together");
  if (inArguments || !inEnvironment) return inArguments;
  if (data === "env") throw new StartError("ROLLCALL_MEMORY and ROLLCALL_DATA cannot be used together");
  return data !== "cli";
}

/** A feature is on unless the arguments or the environment turn it off. */
function isOn(command: Command, name: "control" | "docs"): boolean {
  const variable = `ROLLCALL_${name.toUpperCase()}`;
  return command.getOptionValue(name) !== false && (process.env[variable] === undefined || readSwitch(variable));
}

/**
 * Reads a variable that is on or off.
 * @throws StartError if it is neither
 */
export function readSwitch(variable: string): boolean {
  const text = (process.env[variable] ?? "").toLowerCase();
  if (["", "0", "false", "no", "off"].includes(text)) return false;
  if (["1", "true", "yes", "on"].includes(text)) return true;
  throw new StartError(`${variable} must be on or off, not ${JSON.stringify(text)}`);
}

/** Each flag takes one or more paths; a variable separates paths by commas. */
function readPaths(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(",")];
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
