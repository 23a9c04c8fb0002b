import { createNames } from "./section/names.js";
import type { AnySection } from "./section/section.js";
import type { WorldContext } from "./section/world-context.js";
import { worldSections } from "./sections.js";
import type { World } from "./world.js";

/** Gives access to a world by section, with the names of its items. */
export function createWorldContext(world: World): WorldContext {
  const { organization } = world;
  const itemsOf = ({ key }: AnySection) => {
    const lists: Readonly<Record<string, unknown>> = world;
    // The file has a list of items under each section's key.
    return (lists[key] ?? []) as never;
  };
  const names = createNames({ sections: worldSections, itemsOf, defaultWorkspace: organization?.default_workspace });
  return {
    ...(organization !== undefined && { organization }),
    names,
    isForeign: (workspace) =>
      workspace !== undefined && world.workspaces[names.lookup("workspace", workspace)[0] ?? -1]?.foreign === true,
    items: itemsOf,
  };
}
