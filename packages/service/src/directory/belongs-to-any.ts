import type { Store } from "../service-store.js";
import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";

/** Whether the user is a member of one of the workspaces, directly or through a connected group. */
export async function belongsToAny(
  user: Pick<User, "id" | "organizationId" | "memberships">,
  workspaceIds: readonly Id[],
  { users }: Pick<Store, "users">,
): Promise<boolean> {
  if (user.memberships.some(({ workspaceId }) => workspaceIds.includes(workspaceId))) return true;
  // Only groups of an organization are connected.
  if (user.organizationId === undefined || workspaceIds.length === 0) return false;
  const connected = await users.connectedWorkspaces(user.id);
  return connected.some((id) => workspaceIds.includes(id));
}
