import type { Clock } from "@rollcall/scim-core";
import { isEmpty, type Store } from "@rollcall/service/store";
import { lockWorld } from "./lock-world.js";

const pollMs = 100;

/** Options for loading a world into a store. */
interface BeginWorldOptions {
  readonly clock: Clock;
  /** Writes the world in one transaction. */
  readonly load: () => Promise<void>;
  /** Called once if another process is loading a world, before waiting for it. */
  readonly onWait: () => void;
}

/**
 * Loads a world into an empty store. If another process is loading one into the same database, waits for it.
 * @returns whether the store was empty and now holds the world
 */
export async function beginWorld(store: Store, { clock, load, onWait }: BeginWorldOptions): Promise<boolean> {
  let isWaiting = false;
  const begin = async () => {
    // Another process may have loaded a world between the check and the lock.
    if (!(await isEmpty(store))) return false;
    await load();
    return true;
  };
  while (await isEmpty(store)) {
    const begun = await lockWorld(store, () => clock.now(), begin);
    if (begun.locked) return begun.result;
    if (!isWaiting) onWait();
    isWaiting = true;
    await clock.sleep(pollMs);
  }
  return false;
}
