import { type Awaitable, after } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { belongsToAny } from "./belongs-to-any.js";

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
