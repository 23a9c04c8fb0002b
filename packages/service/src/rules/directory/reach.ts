import type { Awaitable } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Organization, Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { Token } from "../../model/token.js";
import { homeOf, type User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";

/** Directory that a caller sees: an organization's, or a standalone workspace's. */
export interface Home {
  readonly organization?: Organization;
  readonly workspace: Workspace;
}

/** Whether the user belongs to another organization or standalone workspace, and is known through a shared channel. */
export function isForeign(user: User, { organization, workspace }: Home): boolean {
  return homeOf(user) !== (organization ?? workspace).id;
}

/** Whether a workspace belongs to another organization, or is another standalone workspace. */
export function isForeignWorkspace(one: Workspace, { organization, workspace }: Home): boolean {
  return (one.organizationId ?? one.id) !== (organization ?? workspace).id;
}

/** Whether the user is a member of one of the workspaces, directly or through a connected group. */
export function belongsToAny(
  user: Pick<User, "id" | "organizationId" | "memberships">,
  workspaceIds: readonly Id[],
  { users }: Pick<Store, "users">,
): Awaitable<boolean> {
  if (user.memberships.some(({ workspaceId }) => workspaceIds.includes(workspaceId))) return true;
  // Only groups of an organization are connected.
  if (user.organizationId === undefined || workspaceIds.length === 0) return false;
  return users.connectedWorkspaces(user.id).then((connected) => connected.some((id) => workspaceIds.includes(id)));
}

/** Whether an installation covers a workspace: its own or, for an organization, those it was granted to. */
export function isGranted({ installation }: Pick<Token, "installation">, workspaceId: Id): boolean {
  const { target, workspaceIds } = installation;
  if (target.kind === "workspace") return target.id === workspaceId;
  return workspaceIds === undefined || workspaceIds.includes(workspaceId);
}

/**
 * Whether an installation covers a user of its directory.
 *
 * - An installation on a workspace covers the whole directory.
 * - One that an organization granted to certain workspaces covers their users, its token's own user, and users without
 *   a workspace.
 */
export function reachesUser(
  { token }: Pick<WebapiCaller, "token">,
  user: User,
  store: Pick<Store, "users">,
): Awaitable<boolean> {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace" || workspaceIds === undefined || user.id === token.userId) return true;
  return user.memberships.length === 0 || belongsToAny(user, workspaceIds, store);
}

/**
 * Whether an installation covers what an owner has, such as an app. One that an organization granted to certain
 * workspaces does not cover the organization's other workspaces.
 */
export async function reachesOwner(
  caller: Pick<WebapiCaller, "token" | "organization" | "workspace">,
  ownerId: Id,
  { organizations }: Pick<Store, "organizations">,
): Promise<boolean> {
  const { target, workspaceIds } = caller.token.installation;
  if (target.kind === "workspace" || workspaceIds === undefined) return true;
  if (ownerId === target.id || workspaceIds.includes(ownerId)) return true;
  const workspace = await organizations.workspace(ownerId);
  return workspace === undefined || isForeignWorkspace(workspace, caller);
}
