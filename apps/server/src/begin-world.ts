import type { Store } from "@rollcall/service/store";
import { isEmpty, type LoadWorldOptions, loadWorld, type World } from "@rollcall/service/world";
import { holdWorld } from "./hold-world.js";

const askAgainMs = 100;

/** How a world is put into a store. */
export interface BeginWorldOptions extends LoadWorldOptions {
  /** Called once where somebody else does so, before it is waited for. */
  readonly onWait: () => void;
}

/**
 * Puts a world into a store that holds none. Where others that share the store do so, it waits for them.
 * @returns whether the store was empty, and holds the world now
 */
export async function beginWorld(store: Store, world: World, options: BeginWorldOptions): Promise<boolean> {
  const { clock } = options;
  let isWaiting = false;
  const begin = async () => {
    // Another one may have done it between the look and the lock.
    if (!(await isEmpty(store))) return false;
    await loadWorld(store, world, options);
    return true;
  };
  while (await isEmpty(store)) {
    const begun = await holdWorld(store, () => clock.now(), begin);
    if (begun.held) return begun.result;
    if (!isWaiting) options.onWait();
    isWaiting = true;
    await clock.sleep(askAgainMs);
  }
  return false;
}
