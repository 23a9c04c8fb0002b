import type { Store } from "@rollcall/service/store";
import type { LoadWorldOptions, World } from "@rollcall/service/world";
import { StartError } from "../errors/start-error.js";
import { readDemoWorld } from "./demo/demo-world.js";

/**
 * Loads the first world of a server into an empty store.
 * @param world Default: the demo world
 */
export async function loadFirstWorld(store: Store, world: World | undefined, options: LoadWorldOptions): Promise<void> {
  // Only this loads the sections of world files and their schemas.
  const { loadWorld, statesCredentials } = await import("@rollcall/service/world");
  if (world !== undefined && statesCredentials(world) && options.sealer?.seal("", "") === undefined)
    throw new StartError(
      "the world states credentials of apps, which a database keeps sealed; pass a key with --secret-key or ROLLCALL_SECRET_KEY",
    );
  await loadWorld(store, world ?? (await readDemoWorld()), options);
}
