import type { Awaitable } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { Token } from "../../model/token.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { belongsToAny } from "./belongs-to-any.js";
import { isForeignWorkspace } from "./is-foreign.js";

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
