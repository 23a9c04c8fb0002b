import { type Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { Surroundings } from "../surroundings.js";
import { type Profile, readConfig } from "./config-file.js";

/** Which server is called, and as whom. */
export interface Target {
  readonly url: string;
  readonly token?: string;
}

const ownUrl = "http://127.0.0.1:4010";

/** The option that names a server. */
export function urlOption(): Option {
  return new Option("--url <address>", `address of the server (env: ROLLCALL_URL, default: ${ownUrl})`);
}

/** The option that names a profile. */
export function profileOption(): Option {
  return new Option("--profile <name>", "profile of the config file (env: ROLLCALL_PROFILE)");
}

/** Adds the options that say which server is meant, and as whom it is called. */
export function withTarget(command: Command): Command {
  return command
    .addOption(urlOption())
    .addOption(new Option("--token <token>", "bearer token (env: ROLLCALL_TOKEN)"))
    .addOption(profileOption());
}

/**
 * The server that is meant: what the options say, else the environment, else the profile, else this machine. The token of
 * a profile goes to the server of that profile alone.
 * @param named an address that the command was given otherwise than by an option
 * @throws CommandError where the address is none, a token cannot be sent or a profile is missing
 */
export async function targetOf(command: Command, { env }: Pick<Surroundings, "env">, named?: string): Promise<Target> {
  const options = command.opts<{ readonly url?: string; readonly token?: string; readonly profile?: string }>();
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
    `there is no profile ${JSON.stringify(name)}; \`rollcall profile set ${name} --url …\` makes one`,
    exitCodes.usage,
  );
}

/**
 * An address of a server, without a slash at its end.
 * @throws CommandError where it is none
 */
export function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.username === "")
    return url.href.replace(/\/+$/, "");
  throw new CommandError(
    `${JSON.stringify(text)} is no address of a server; expected something like ${ownUrl}`,
    exitCodes.usage,
  );
}

/**
 * A token that can be sent in a header. The error does not tell it.
 * @throws CommandError where it cannot
 */
export function readToken(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text;
  throw new CommandError(
    "the token is empty, or holds a space or another character that no token has",
    exitCodes.usage,
  );
}
