import type { Store } from "../service-store.js";
import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";
import { belongsToAny } from "./belongs-to-any.js";

/**
 * The workspace that a user is shown in: the one that the caller acts in if the user is a member, otherwise the user's
 * first. For a user without one, that of the caller.
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
