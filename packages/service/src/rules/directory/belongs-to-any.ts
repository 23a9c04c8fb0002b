import type { Awaitable } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";

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
