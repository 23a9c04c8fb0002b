import { createSqliteStore } from "@rollcall/storage/sqlite";
import type { Store } from "../model/store.js";
import { loadWorld } from "../worlds/load-world.js";
import type { World } from "../worlds/world.js";
import { createTestClock } from "./create-test-clock.js";
import { createTestIds } from "./create-test-ids.js";

let empty: Uint8Array | undefined;

/**
 * Opens an empty store in memory: SQLite, as in production. Its tables are created once in each process and then copied,
 * because creating them takes longer than most tests. A test need not close it.
 */
export function createTestStore(): Store {
  return createSqliteStore({ memory: true, image: emptyImage() });
}

function emptyImage(): Uint8Array {
  empty ??= createSqliteStore({ memory: true }).image();
  return empty;
}

/** A loaded world, and how many identifiers it took. */
interface LoadedWorld {
  readonly image: Uint8Array;
  readonly idCount: number;
}

const loaded = new WeakMap<World, LoadedWorld>();

/** Address of the site of a test's world. */
export const siteUrl = "https://site.example";

/** Opens a store with a world, which each process loads once and then copies, and the clock and identifiers to go on with. */
export async function openTestWorld(world: World) {
  const clock = createTestClock();
  const known = loaded.get(world);
  if (known !== undefined) {
    const store: Store = createSqliteStore({ memory: true, image: known.image });
    return { store, clock, ids: createTestIds(known.idCount) };
  }
  const ids = createTestIds();
  const store = createSqliteStore({ memory: true, image: emptyImage() });
  await loadWorld(store, world, { clock, ids, siteUrl });
  // An image has no contents of files.
  if (world.files === undefined && world.uploads === undefined) {
    loaded.set(world, { image: store.image(), idCount: ids.count() });
  }
  return { store: store as Store, clock, ids };
}
