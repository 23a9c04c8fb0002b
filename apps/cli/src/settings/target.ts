import { type Command, Option } from "commander";
import { CommandError, exitCodes } from "../describe-error.js";
import type { Surroundings } from "../surroundings.js";
import { type Profile, readConfig } from "./config-file.js";

/** The server and the token of calls. */
export interface Target {
  readonly url: string;
  readonly token?: string;
}

const ownUrl = "http://127.0.0.1:4010";

/** The option for the server. */
export function urlOption(): Option {
  return new Option("--url <address>", `URL of the server (env: ROLLCALL_URL, default: ${ownUrl})`);
}

/** The option for the profile. */
export function profileOption(): Option {
  return new Option("--profile <name>", "profile of the config file (env: ROLLCALL_PROFILE)");
}

/** Adds the options for the server and the token. */
export function withTarget(command: Command): Command {
  return command
    .addOption(urlOption())
    .addOption(new Option("--token <token>", "bearer token (env: ROLLCALL_TOKEN)"))
    .addOption(profileOption());
}

/**
 * Determines the server from the options, the environment, the profile or the default, in this order. The token of a
 * profile is sent only to the server of that profile.
 * @param named URL from another argument of the command
 * @throws CommandError if the URL or token is invalid, or the profile does not exist
 */
export async function targetOf(
  command: Command,
  surroundings: Pick<Surroundings, "env">,
  named?: string,
): Promise<Target> {
  return targetFrom(command.opts<TargetOptions>(), surroundings, named);
}

/** The options for the server. */
interface TargetOptions {
  readonly url?: string;
  readonly token?: string;
  readonly profile?: string;
}

/** Like {@link targetOf}, for a command with its own names of options. */
export async function targetFrom(
  options: TargetOptions,
  { env }: Pick<Surroundings, "env">,
  named?: string,
): Promise<Target> {
  const profile = await findProfile(options.profile, env);
  const said = named ?? options.url ?? env["ROLLCALL_URL"];
  const url = readUrl(said ?? profile.url ?? ownUrl);
  const isOfProfile = said === undefined || profile.url === undefined || readUrl(profile.url) === url;
  const token = options.token ?? env["ROLLCALL_TOKEN"] ?? (isOfProfile ? profile.token : undefined);
  return { url, ...(token !== undefined && { token: readToken(token) }) };
}

async function findProfile(named: string | undefined, env: Surroundings["env"]): Promise<Profile> {
  const { current, profiles } = await readConfig(env);
  const name = named ?? env["ROLLCALL_PROFILE"] ?? current;
  const profile = name === undefined ? {} : profiles[name];
  if (profile !== undefined) return profile;
  throw new CommandError(
    `unknown profile ${JSON.stringify(name)}; create one with \`rollcall profile set ${name} --url …\``,
    exitCodes.usage,
  );
}

/**
 * Parses the URL of a server, without a trailing slash.
 * @throws CommandError if it is invalid
 */
export function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.username === "")
    return url.href.replace(/\/+$/, "");
  throw new CommandError(
    `${JSON.stringify(text)} is not the URL of a server; use a URL such as ${ownUrl}`,
    exitCodes.usage,
  );
}

/**
 * Checks that a token can be sent in a header. The error does not contain the token.
 * @throws CommandError if it cannot
 */
export function readToken(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new CommandError("the token is empty, or contains a space or another invalid character", exitCodes.usage);
}
