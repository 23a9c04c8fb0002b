import type { AdministratorTokens, TokenPrefixes } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import type { LoadWorldOptions, World } from "@rollcall/service/world";
import { StartError } from "../errors/start-error.js";
import { readNamedWorld, type WorldName } from "./demo/named-world.js";

/** Options for loading the first world of a server. */
interface FirstLoad extends LoadWorldOptions {
  readonly tokenPrefixes: TokenPrefixes;
  /** The world that is stated. Default: the named one. */
  readonly world: World | undefined;
  readonly worldName: WorldName | undefined;
  /** Whether the administrator of the world gets tokens, which nothing states. */
  readonly issuesTokens: boolean;
}

/**
 * Loads the first world of a server into an empty store.
 * @returns the tokens of the administrator; undefined if none are issued
 * @throws StartError if the world has credentials of apps that the database cannot keep
 */
export async function loadFirstWorld(
  store: Store,
  { world: stated, worldName, issuesTokens, ...options }: FirstLoad,
): Promise<AdministratorTokens | undefined> {
  // Only this loads the sections of world files and their schemas.
  const { loadWorld, statesCredentials } = await import("@rollcall/service/world");
  const world = stated ?? (await readDefaultWorld(worldName));
  if (stated !== undefined && statesCredentials(world) && options.sealer?.seal("", "") === undefined)
    throw new StartError(
      "the world states credentials of apps, which a database keeps sealed; pass a key with --secret-key or ROLLCALL_SECRET_KEY",
    );
  await loadWorld(store, world, options);
  if (!issuesTokens) return undefined;
  return (await import("./first-world.js")).issueTokens(store, options.tokenPrefixes);
}

/** The world of an empty database if none is stated: the named one, or an organization with its administrator. */
export async function readDefaultWorld(name: WorldName | undefined): Promise<World> {
  return name === undefined ? (await import("./first-world.js")).firstWorld() : readNamedWorld(name);
}
