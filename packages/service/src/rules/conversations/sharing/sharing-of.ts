import { type Placed, placesOf } from "../../../model/channel.js";
import type { Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/store.js";
import type { Token } from "../../../model/token.js";
import type { Id } from "../../../values/ids.js";
import { isGranted } from "../../directory/reach.js";

/**
 * Organizations, or the standalone workspaces themselves, that the workspaces of shared conversations belong to, by
 * workspace. Deleted workspaces are left out. Empty if no conversation is shared.
 */
export type Owners = ReadonlyMap<Id, Id>;

/** Owners of no shared conversation. */
export const noOwners: Owners = new Map();

/** Which workspaces and organizations share a conversation. */
interface Sharing {
  /** Its workspaces, the one that it belongs to first. */
  readonly workspaceIds: readonly Id[];
  /** Other organizations, or standalone workspaces, than the one that it belongs to. */
  readonly connectedIds: readonly Id[];
  /** Whether workspaces of one organization share it. */
  readonly isOrgShared: boolean;
}

/** Finds the owners of the workspaces that share conversations. Reads nothing if none is shared. */
export async function findOwners(
  conversations: readonly Placed[],
  { organizations }: Pick<Store, "organizations">,
): Promise<Owners> {
  const shared = conversations.filter(({ sharedWith }) => sharedWith !== undefined);
  if (shared.length === 0) return noOwners;
  const ids = [...new Set(shared.flatMap(placesOf))];
  const workspaces = await Promise.all(ids.map((id) => organizations.workspace(id)));
  return ownersOf(workspaces.flatMap((it) => (it === undefined || it.deleted ? [] : [it])));
}

/** Owners of workspaces. */
export function ownersOf(workspaces: readonly Workspace[]): Owners {
  return new Map(workspaces.map(({ id, organizationId = id }) => [id, organizationId]));
}

/** Whether the workspace that a conversation belongs to still exists. A workspace that shares it may outlive that one. */
export function hasHome({ workspaceId, sharedWith }: Placed, owners: Owners): boolean {
  return sharedWith === undefined || owners.has(workspaceId);
}

/** Computes which workspaces and organizations share a conversation. */
export function sharingOf(conversation: Placed, owners: Owners): Sharing {
  const { workspaceId, sharedWith } = conversation;
  if (sharedWith === undefined) return { workspaceIds: [workspaceId], connectedIds: [], isOrgShared: false };
  const workspaceIds = placesOf(conversation).filter((id) => id === workspaceId || owners.has(id));
  const all = new Set(workspaceIds.map((id) => owners.get(id) ?? id));
  const isOrgShared = all.size < workspaceIds.length;
  all.delete(owners.get(workspaceId) ?? workspaceId);
  return { workspaceIds, connectedIds: [...all], isOrgShared };
}

/** Flags of a conversation on the wire. No invitation to share one is ever pending. */
interface SharingFlags {
  readonly is_shared: boolean;
  readonly is_org_shared: boolean;
  readonly is_ext_shared: boolean;
}

/** The flags of a conversation's sharing, as in the Web API and events. */
export function sharingFlags({ connectedIds, isOrgShared }: Sharing): SharingFlags {
  const isExtShared = connectedIds.length > 0;
  return { is_shared: isOrgShared || isExtShared, is_org_shared: isOrgShared, is_ext_shared: isExtShared };
}

/** First of the workspaces that an installation covers; undefined if it covers none. */
export function coveredPlace(workspaceIds: readonly Id[], token: Token, owners: Owners): Id | undefined {
  const { target } = token.installation;
  return workspaceIds.find((id) => id === target.id || (owners.get(id) === target.id && isGranted(token, id)));
}
