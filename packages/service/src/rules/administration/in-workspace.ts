import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { isExpired } from "../directory/is-active.js";

/** The user with an active account and as a member of a workspace. An expiration that has passed ends. */
export function inWorkspace(user: User, workspaceId: Id, nowMs: number): User {
  const { memberships, guest } = user;
  const isThere = memberships.some((one) => one.workspaceId === workspaceId);
  return {
    ...user,
    active: true,
    memberships: isThere ? memberships : [...memberships, { workspaceId, role: "member" }],
    ...(guest !== undefined && isExpired(user, nowMs) && { guest: { kind: guest.kind } }),
  };
}
