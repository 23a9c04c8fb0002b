import type { Id } from "../values/ids.js";

/** The place of a conversation. */
export interface Placed {
  readonly workspaceId: Id;
  /** Further workspaces that share it. Default: none. */
  readonly sharedWith?: readonly Id[];
}

/** Workspaces of a conversation: the one that it belongs to, and those that share it. */
export function placesOf({ workspaceId, sharedWith = [] }: Placed): readonly Id[] {
  return sharedWith.length === 0 ? [workspaceId] : [...new Set([workspaceId, ...sharedWith])];
}

/** Whether a conversation belongs to a workspace or is shared with it. */
export function isIn({ workspaceId, sharedWith }: Placed, id: Id): boolean {
  return workspaceId === id || sharedWith?.includes(id) === true;
}
