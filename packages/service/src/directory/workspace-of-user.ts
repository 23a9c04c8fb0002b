import type { Store } from "../service-store.js";
import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";
import { belongsToAny } from "./belongs-to-any.js";

/**
 * Workspace that a user is shown in: the caller's if the user belongs to it, otherwise the user's first. For a user
 * without workspaces, the caller's.
 */
export async function workspaceOfUser(
  user: Pick<User, "id" | "organizationId" | "memberships">,
  workspaceId: Id,
  store: Pick<Store, "users">,
): Promise<Id> {
  const [home] = user.memberships;
  if (home === undefined || (await belongsToAny(user, [workspaceId], store))) return workspaceId;
  return home.workspaceId;
}
