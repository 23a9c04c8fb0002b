import { Command, Option } from "commander";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { createWriter } from "../output/create-writer.js";
import { printTable } from "../output/print-table.js";
import { type Config, configPath, readConfig, writeConfig } from "../settings/config-file.js";
import { readToken, readUrl } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

/** `rollcall profile`: servers and tokens under a name. No token is ever told. */
export function createProfileCommand(surroundings: Surroundings): Command {
  const { env, out } = surroundings;
  const profile = new Command("profile").description("Keeps servers and tokens under names, in a file for you alone.");
  const addOptions = (command: Command) =>
    command
      .addOption(new Option("--url <address>", "address of the server"))
      .addOption(new Option("--token <token>", "bearer token; `-` reads it from the input, so that no history has it"));
  addOptions(profile.command("set <name>").description("Make or change a profile; the first one is used.")).action(
    async (name: string, options: SetOptions) => {
      const config = await readConfig(env);
      const set = await readProfile(options, surroundings);
      const profiles = { ...config.profiles, [name]: { ...config.profiles[name], ...set } };
      await writeConfig(env, { ...config, current: config.current ?? name, profiles });
      out(`kept ${name} in ${configPath(env)}\n`);
    },
  );
  profile
    .command("list")
    .description("List the profiles.")
    .option("--json", "answer as JSON also on a terminal")
    .action(async (options: { readonly json?: boolean }) => {
      createWriter(surroundings, options).answer(toRows(await readConfig(env)), printRows);
    });
  profile
    .command("use <name>")
    .description("Use a profile where none is named.")
    .action(async (name: string) => {
      const config = await readConfig(env);
      demand(config, name);
      await writeConfig(env, { ...config, current: name });
      out(`using ${name}\n`);
    });
  profile
    .command("remove <name>")
    .description("Forget a profile and its token.")
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
  if (url === undefined && token === undefined) throw new CommandError("say --url, --token or both", exitCodes.usage);
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
  if (rows.length === 0) return "no profiles; `rollcall profile set <name> --url …` makes one\n";
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
    known.length === 0 ? `\`rollcall profile set ${name} --url …\` makes one` : `there are ${known.join(", ")}`;
  throw new CommandError(`there is no profile ${JSON.stringify(name)}; ${instead}`, exitCodes.usage);
}
