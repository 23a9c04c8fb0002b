import { createImage } from "@rollcall/storage/saved";
import type { Controlled } from "../control/controlled.js";
import type { World } from "../worlds/world.js";
import type { SavedWorld } from "./parse-saved-world.js";

/**
 * Replaces a world by a saved one, or creates a world with that name.
 * @throws StorageError if its rows contradict each other; nothing has changed then
 */
export async function loadSavedWorld(
  name: string,
  { tables, contents, clock, identifiers }: SavedWorld,
  { worlds, service }: Pick<Controlled, "worlds" | "service">,
): Promise<World> {
  const image = createImage(tables, service.documents);
  for (const bytes of contents) await worlds.first.store.contents.write(only(bytes), clock.now.getTime());
  return worlds.replace(name, {
    image,
    clock,
    latest: { at: clock.now, what: "The loading of this world" },
    dueMs: 0,
    ...(identifiers !== undefined && { idCount: identifiers }),
  });
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
