import type { Names } from "./names.js";
import type { WorldSection } from "./section.js";
import type { WorldOrganization } from "./world-organization.js";

/** A world as its checks and writes read it. */
export interface WorldContext {
  /** Absent in the world of a lone workspace. */
  readonly organization?: WorldOrganization;
  readonly names: Names;
  /** Whether a reference means a workspace of another company. */
  isForeign(workspace: string | undefined): boolean;
  /** The items of a section; none where the file leaves it out. */
  items<Item>(section: WorldSection<string, Item>): readonly Item[];
}

/** The item that a reference means; undefined where there is none, and where there are several the first. */
export function findItem<Item>(
  { items, names }: WorldContext,
  section: WorldSection<string, Item>,
  reference: string | undefined,
): Item | undefined {
  if (reference === undefined || section.named === undefined) return undefined;
  return items(section)[names.lookup(section.named.subject, reference)[0] ?? -1];
}
