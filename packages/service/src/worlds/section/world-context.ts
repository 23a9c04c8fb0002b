import type { Names } from "./names.js";
import type { WorldSection } from "./section.js";
import type { WorldOrganization } from "./world-organization.js";

/** A world as its checks and writes see it. */
export interface WorldContext {
  /** Absent in the world of a standalone workspace. */
  readonly organization?: WorldOrganization;
  readonly names: Names;
  /** Whether a reference is to a workspace of another company. */
  isForeign(workspace: string | undefined): boolean;
  /** Items of a section; empty if the file leaves it out. */
  items<Item>(section: WorldSection<string, Item>): readonly Item[];
}

/** Item that a reference names; undefined if there is none, the first if there are several. */
export function findItem<Item>(
  { items, names }: WorldContext,
  section: WorldSection<string, Item>,
  reference: string | undefined,
): Item | undefined {
  if (reference === undefined || section.named === undefined) return undefined;
  return items(section)[names.lookup(section.named.subject, reference)[0] ?? -1];
}
