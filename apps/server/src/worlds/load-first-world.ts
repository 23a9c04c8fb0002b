import type { Store } from "@rollcall/service/store";
import type { LoadWorldOptions, World } from "@rollcall/service/world";
import { readDemoWorld } from "./demo/demo-world.js";

/**
 * Loads the first world of a server into an empty store.
 * @param world Default: the demo world
 */
export async function loadFirstWorld(store: Store, world: World | undefined, options: LoadWorldOptions): Promise<void> {
  // Only this loads the sections of world files and their schemas.
  const { loadWorld } = await import("@rollcall/service/world");
  await loadWorld(store, world ?? (await readDemoWorld()), options);
}
