import type { WorldFinding } from "./finding.js";
import type { WorldContext } from "./world-context.js";

/** A rule of a world beyond the shape of its file. */
export type WorldCheck = (context: WorldContext) => readonly WorldFinding[];

/** A rule for the items of a section. */
export type SectionCheck<Item> = (items: readonly Item[], context: WorldContext) => readonly WorldFinding[];
