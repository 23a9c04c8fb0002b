import type { Ids } from "../../ids.js";
import type { World } from "../format/world.js";
import type { Names } from "../names.js";
import type { WorldIds } from "../world-ids.js";

/** What the writers of every section read. */
export interface WriteContext {
  readonly world: World;
  readonly names: Names;
  readonly ids: WorldIds;
  /** Makes identifiers of what nothing else names. */
  readonly newIds: Ids;
  /** When the world is loaded, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly siteUrl: string;
}
