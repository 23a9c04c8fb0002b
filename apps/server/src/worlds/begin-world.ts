import { isEmpty, type Store } from "@rollcall/service/store";
import type { LoadWorldOptions, World } from "@rollcall/service/world";
import { lockWorld } from "./lock-world.js";

const pollMs = 100;

/** How a world is loaded into a store. */
interface BeginWorldOptions extends LoadWorldOptions {
  /** Called once if another process is loading a world, before waiting for it. */
  readonly onWait: () => void;
}

/**
 * Loads a world into an empty store. If another process is loading one into the same database, waits for it.
 * @returns whether the store was empty and now holds the world
 */
export async function beginWorld(store: Store, world: World, options: BeginWorldOptions): Promise<boolean> {
  const { clock } = options;
  let isWaiting = false;
  const begin = async () => {
    // Another process may have loaded a world between the check and the lock.
    if (!(await isEmpty(store))) return false;
    // Only this loads the sections of world files and their schemas.
    const { loadWorld } = await import("@rollcall/service/world");
    await loadWorld(store, world, options);
    return true;
  };
  while (await isEmpty(store)) {
    const begun = await lockWorld(store, () => clock.now(), begin);
    if (begun.locked) return begun.result;
    if (!isWaiting) options.onWait();
    isWaiting = true;
    await clock.sleep(pollMs);
  }
  return false;
}
