import {
  type AdministratorTokens,
  createApp,
  findNamedApp,
  installApp,
  readEnvironment,
  revokeToken,
} from "@rollcall/service";
import { Command, Option } from "commander";
import { printAdministrator } from "../command/banner.js";
import { checkDatabaseFlags } from "../command/database-flags.js";
import { createServerOptions, isEnd, readSwitch, toStartError } from "../command/flags.js";
import { serviceDefinitions } from "../default-definitions.js";
import { StartError } from "../errors/start-error.js";
import { randomIds } from "../machine/random-ids.js";
import { systemClock } from "../machine/system-clock.js";
import { createRename, type WireWords } from "../overlays/wire-words.js";
import { checkSealed } from "../secrets/choose-sealer.js";
import { beginWorld } from "../worlds/begin-world.js";
import { refuseDemoWorld } from "../worlds/demo/refuse-demo.js";
import { type FirstWorldOptions, firstWorld, issueTokens } from "../worlds/first-world.js";
import { loadFirstWorld } from "../worlds/load-first-world.js";
import { surroundingsOf } from "../worlds/open-environments.js";
import { type CheckedManifest, readManifestFile } from "../worlds/read-manifest.js";
import { readWorld } from "../worlds/read-world.js";
import { type DatabaseOptions, type OpenDatabase, withDatabase, withWorld } from "./with-database.js";

/** The invocation of a command, and its output. */
interface Running {
  /** Name of the server's command. */
  readonly name: string;
  readonly print: (text: string) => void;
}

/**
 * Runs a command of an operator on a database: `init`, `token` or `install`.
 * @throws StartError if the command line is invalid, or the command is refused
 */
export async function runOperatorCommand(args: readonly string[], running: Running): Promise<void> {
  try {
    await createOperatorProgram(running).parseAsync(args, { from: "user" });
  } catch (error) {
    if (!isEnd(error)) throw toStartError(error);
  }
}

/** Creates the commands with their flags. */
export function createOperatorProgram({ name, print }: Running): Command {
  const program = new Command(name)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: () => undefined })
    .allowExcessArguments(false);
  addDatabase(program.command("init"))
    .description("Make the world of an empty database, and print tokens of its administrator once.")
    .addOption(new Option("--organization <name>", "name of the organization; Rollcall by default"))
    .addOption(
      new Option("--workspace <name>", "name of a standalone workspace instead of an organization").conflicts(
        "organization",
      ),
    )
    .option("--domain <domain>", "domain of the workspace; made from the name by default")
    .option("--admin-email <address>", "address of the administrator; one that receives no mail by default")
    .addOption(
      new Option("--world <file>", "world to load instead, with the tokens that it states").conflicts([
        "organization",
        "workspace",
        "domain",
        "adminEmail",
      ]),
    )
    .action(async (own: InitFlags, command: Command) => print(await init(own, readDatabase(command))));
  addDatabase(program.command("token"))
    .description("Issue new tokens to an administrator and print them once, or revoke tokens.")
    .option("--user <name>", "user name, address or ID of the administrator; the primary owner by default")
    .addOption(new Option("--revoke <token...>", "tokens to revoke instead").conflicts("user"))
    .action(async (own: TokenFlags, command: Command) => print(await changeTokens(own, readDatabase(command))));
  addDatabase(program.command("install"), ["--site-url", "--wire-word"])
    .description("Install an app from its manifest, if it is not installed, and print the lines for its .env file.")
    .argument("<manifest>", "manifest of the app, as YAML or JSON")
    .option("--workspace <domain>", "domain or ID of the workspace; the default workspace by default")
    .action(async (manifest: string, own: InstallFlags, command: Command) =>
      print(await install(manifest, own, readDatabase(command))),
    );
  return program;
}

/** Adds the server's own flags that name the database and its secrets, and `more` of them. */
function addDatabase(command: Command, more: readonly string[] = []): Command {
  const names = ["--data", "--database", "--secret-key", "--token-prefix", ...more];
  for (const option of createServerOptions()) if (names.includes(option.long ?? "")) command.addOption(option);
  return command;
}

/** Reads the database of a command. Arguments and variables are refused together as they are for a server. */
function readDatabase(command: Command): DatabaseOptions {
  const { data, database, secretKey, tokenPrefix } = command.opts<DatabaseFlags>();
  const isInMemory = readSwitch("ROLLCALL_MEMORY");
  const secrets = {
    ...(secretKey !== undefined && { secretKey }),
    ...(tokenPrefix !== undefined && { tokenPrefixes: tokenPrefix }),
  };
  if (database !== undefined) {
    checkDatabaseFlags(command, isInMemory);
    return { ...secrets, database };
  }
  if (isInMemory && command.getOptionValueSource("data") !== "cli")
    throw new StartError("ROLLCALL_MEMORY is on, and a database in memory ends with its server; pass --data");
  return { ...secrets, data };
}

interface DatabaseFlags {
  readonly data: string;
  readonly database?: string;
  readonly secretKey?: string;
  readonly tokenPrefix?: NonNullable<DatabaseOptions["tokenPrefixes"]>;
}

interface InitFlags extends FirstWorldOptions {
  /** Path of a world file. */
  readonly world?: string;
}

async function init({ world: path, ...named }: InitFlags, database: DatabaseOptions): Promise<string> {
  const world = path === undefined ? firstWorld(named) : await readWorld(path);
  if (path !== undefined) await refuseDemoWorld(world, path);
  const load = async ({ store, ...secrets }: OpenDatabase) => {
    let made: AdministratorTokens | undefined;
    const isNew = await beginWorld(store, {
      clock: systemClock,
      load: async () => {
        const loading = { clock: systemClock, ids: randomIds, siteUrl: "", ...secrets };
        made = await loadFirstWorld(store, {
          ...loading,
          world,
          worldName: undefined,
          issuesTokens: path === undefined,
        });
      },
      onWait: () => undefined,
    });
    if (isNew) return made;
    throw new StartError(
      "the database already has a world, which was not changed; use another database, or issue tokens with the command token",
    );
  };
  const administrator = await withDatabase(database, load);
  return administrator === undefined ? `The world of ${path} is loaded.\n` : `${printAdministrator(administrator)}\n`;
}

interface TokenFlags {
  readonly user?: string;
  readonly revoke?: readonly string[];
}

function changeTokens({ user, revoke }: TokenFlags, database: DatabaseOptions): Promise<string> {
  return withWorld(database, async ({ store, tokenPrefixes }) => {
    if (revoke === undefined) return `${printAdministrator(await issueTokens(store, tokenPrefixes, user))}\n`;
    let unknown = 0;
    for (const token of revoke) if (!(await revokeToken(token, store, systemClock.now().getTime()))) unknown += 1;
    if (unknown > 0) throw new StartError(`the database does not have ${unknown} of ${revoke.length} tokens`);
    return `Revoked: ${revoke.length}\n`;
  });
}

interface InstallFlags {
  readonly workspace?: string;
  readonly siteUrl?: string;
  readonly wireWord?: WireWords;
}

async function install(path: string, { workspace, siteUrl, wireWord }: InstallFlags, database: DatabaseOptions) {
  const { manifest } = await readManifestFile(path);
  return withWorld(database, async (open) => {
    const { store, sealer } = open;
    await checkSealed(store, sealer, database);
    if (sealer.seal("", "") === undefined)
      throw new StartError(
        "the credentials of an app need a secret key to be kept; pass one with --secret-key or ROLLCALL_SECRET_KEY",
      );
    const definitions = { ...serviceDefinitions, rename: createRename(wireWord ?? {}) };
    const appId = await installed(manifest, workspace, open);
    const app = await readEnvironment(store, sealer, appId, surroundingsOf(siteUrl, definitions));
    if (app?.signingSecret === undefined)
      throw new StartError(`the app of ${path} has no credentials that can be shown`);
    return `${app.text}\n`;
  });
}

/** The identifier of the app of a manifest, which is created and installed if it is not. */
async function installed(
  manifest: CheckedManifest,
  workspace: string | undefined,
  { store, sealer, tokenPrefixes }: OpenDatabase,
): Promise<string> {
  const options = { store, sealer, tokenPrefixes, ids: randomIds, nowMs: systemClock.now().getTime() };
  const app = await findNamedApp(manifest.display_information.name, { store });
  if (app !== undefined) {
    const outcome = await installApp({ appId: app.id, workspace }, options);
    if (outcome.ok || outcome.error !== "unknown_workspace") return app.id;
  } else {
    const created = await createApp({ manifest, isInstalled: true, workspace }, options);
    if (created !== undefined) return created.id;
  }
  const domains = (await store.organizations.workspaces()).map(({ domain }) => domain);
  throw new StartError(
    `no workspace has the domain or ID ${JSON.stringify(workspace)}; there are ${domains.join(", ")}`,
  );
}
