import { Command, Option } from "commander";
import { CommandError, exitCodes } from "../describe-error.js";
import { createWriter, printTable } from "../output/create-writer.js";
import { type Config, configPath, readConfig, writeConfig } from "../settings/config-file.js";
import { readToken, readUrl } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

/** `rollcall profile`: named servers and tokens. Tokens are never printed. */
export function createProfileCommand(surroundings: Surroundings): Command {
  const { env, out } = surroundings;
  const profile = new Command("profile").description(
    "Store named servers and tokens in a file that only you can read.",
  );
  const addOptions = (command: Command) =>
    command
      .addOption(new Option("--url <address>", "URL of the server"))
      .addOption(
        new Option(
          "--token <token>",
          "bearer token; `-` reads it from standard input, to keep it out of the shell history",
        ),
      );
  addOptions(
    profile.command("set <name>").description("Create or change a profile. The first profile is used by default."),
  ).action(async (name: string, options: SetOptions) => {
    const config = await readConfig(env);
    const set = await readProfile(options, surroundings);
    const profiles = { ...config.profiles, [name]: { ...config.profiles[name], ...set } };
    await writeConfig(env, { ...config, current: config.current ?? name, profiles });
    out(`stored ${name} in ${configPath(env)}\n`);
  });
  profile
    .command("list")
    .description("List the profiles.")
    .option("--json", "print JSON instead of text")
    .action(async (options: { readonly json?: boolean }) => {
      createWriter(surroundings, options).answer(toRows(await readConfig(env)), printRows);
    });
  profile
    .command("use <name>")
    .description("Use a profile by default.")
    .action(async (name: string) => {
      const config = await readConfig(env);
      demand(config, name);
      await writeConfig(env, { ...config, current: name });
      out(`using ${name}\n`);
    });
  profile
    .command("remove <name>")
    .description("Remove a profile and its token.")
    .action(async (name: string) => {
      const config = await readConfig(env);
      demand(config, name);
      const profiles = Object.fromEntries(Object.entries(config.profiles).filter(([each]) => each !== name));
      await writeConfig(env, { profiles, ...(config.current !== name && { current: config.current }) } as Config);
      out(`removed ${name}\n`);
    });
  return profile;
}

interface SetOptions {
  readonly url?: string;
  readonly token?: string;
}

async function readProfile({ url, token }: SetOptions, { readInput }: Surroundings): Promise<SetOptions> {
  if (url === undefined && token === undefined) throw new CommandError("pass --url, --token or both", exitCodes.usage);
  const given = token === "-" ? ((await readInput?.()) ?? "").trim() : token;
  return { ...(url !== undefined && { url: readUrl(url) }), ...(given !== undefined && { token: readToken(given) }) };
}

interface Row {
  readonly name: string;
  readonly current: boolean;
  readonly url: string | null;
  readonly has_token: boolean;
}

function toRows({ current, profiles }: Config): readonly Row[] {
  return Object.entries(profiles).map(([name, { url = null, token }]) => ({
    name,
    current: name === current,
    url,
    has_token: token !== undefined,
  }));
}

function printRows(rows: readonly Row[]): string {
  if (rows.length === 0) return "no profiles; create one with `rollcall profile set <name> --url …`\n";
  const lines = rows.map(({ name, current, url, has_token }) => [
    `${current ? "*" : " "} ${name}`,
    url ?? "-",
    has_token ? "yes" : "no",
  ]);
  return printTable(["  profile", "url", "token"], lines);
}

function demand({ profiles }: Config, name: string): void {
  if (profiles[name] !== undefined) return;
  const known = Object.keys(profiles);
  const instead =
    known.length === 0
      ? `create one with \`rollcall profile set ${name} --url …\``
      : `known profiles: ${known.join(", ")}`;
  throw new CommandError(`unknown profile ${JSON.stringify(name)}; ${instead}`, exitCodes.usage);
}
