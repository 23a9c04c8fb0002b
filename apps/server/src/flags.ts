import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { type LogLevel, logLevels } from "./create-logger.js";
import type { ServerOptions } from "./server-options.js";
import { StartError } from "./start-error.js";

/** What the command line and the environment ask for; undefined where they ask for help, which has been printed. */
export type Flags = Omit<ServerOptions, "logger" | "replaceGlobals"> & { readonly logLevel: LogLevel };

const modes = ["off", "observe", "enforce"] as const;

/**
 * Reads the arguments, then variables `ROLLCALL_…` for what they leave out.
 * @throws StartError where an argument or a variable is wrong
 */
export function readFlags(args: readonly string[], print: (text: string) => void): Flags | undefined {
  const command = createCommand(print);
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

function createCommand(print: (text: string) => void): Command {
  const option = (flags: string, variable: string, description: string) => new Option(flags, description).env(variable);
  return new Command("rollcall-server")
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
    .addOption(
      option("--log-level <level>", "ROLLCALL_LOG_LEVEL", "what is logged").choices(logLevels).default("info"),
    );
}

function toFlags(command: Command): Flags {
  const { memory: _memory, updateTime, ...rest } = command.opts();
  const memory = wantsMemory(command);
  return { ...rest, updateTimeMs: updateTime, memory } as Flags;
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

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new InvalidArgumentError("Expected an http or https address.");
  }
  return url.href.replace(/\/+$/, "");
}
