import { type Awaitable, after, type Reason } from "@rollcall/webapi-core";
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

const rule = "everyday-1#who-may-do-what";

/** The workspace that a call is about, or why there is none. */
type Addressed =
  | { readonly ok: true; readonly workspace: Workspace }
  | { readonly ok: false; readonly error: "missing_argument"; readonly arg: "team_id"; readonly reason: Reason }
  | { readonly ok: false; readonly error: "team_access_not_granted"; readonly reason: Reason };

/**
 * Workspace that a call of a method with `team_id` is about. A token of one workspace ignores the argument; with an
 * organization's token it names one of the workspaces that the installation was granted to.
 */
export async function findAddressed(
  teamId: string | undefined,
  caller: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<Addressed> {
  if (caller.token.installation.target.kind === "workspace") return { ok: true, workspace: caller.workspace };
  if (teamId === undefined || teamId === "") {
    const reason = { rule, found: teamId, wanted: "a workspace, because the token belongs to an organization" };
    return { ok: false, error: "missing_argument", arg: "team_id", reason };
  }
  const workspace = teamId === caller.workspace.id ? caller.workspace : await organizations.workspace(teamId);
  if (workspace !== undefined && reaches(caller, workspace)) return { ok: true, workspace };
  const reason = { rule, found: teamId, wanted: "a workspace that the installation was granted to" };
  return { ok: false, error: "team_access_not_granted", reason };
}

function reaches(caller: WebapiCaller, workspace: Workspace): boolean {
  return !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id);
}

/**
 * Workspace that a user is shown in: the caller's if the user belongs to it, otherwise the user's first. For a user
 * without workspaces, the caller's.
 */
export function workspaceOfUser(
  user: Pick<User, "id" | "organizationId" | "memberships">,
  workspaceId: Id,
  store: Pick<Store, "users">,
): Awaitable<Id> {
  const [home] = user.memberships;
  if (home === undefined) return workspaceId;
  return after(belongsToAny(user, [workspaceId], store), (isThere) => (isThere ? workspaceId : home.workspaceId));
}
