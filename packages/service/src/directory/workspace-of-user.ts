import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";

/**
 * The workspace that a user is shown in: the one that the caller acts in where the user belongs to it, or else the
 * user's first. Of a user without one it is that of the caller.
 */
export function workspaceOfUser({ memberships }: Pick<User, "memberships">, workspaceId: Id): Id {
  const shown = memberships.find((one) => one.workspaceId === workspaceId) ?? memberships[0];
  return shown?.workspaceId ?? workspaceId;
}
