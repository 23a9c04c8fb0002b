import type { WorldContext } from "./world-context.js";
import type { WorldIds } from "./world-ids.js";

/** What the writers of every section read. */
export interface WriteContext extends WorldContext {
  readonly ids: WorldIds;
  /** When the world is loaded, in milliseconds since 1970. */
  readonly nowMs: number;
  readonly siteUrl: string;
}
