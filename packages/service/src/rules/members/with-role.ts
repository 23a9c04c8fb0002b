import type { Role, User } from "../../model/user.js";
import { roleIn } from "../directory/role.js";
import type { RolePlace } from "./find-role-holder.js";

/** The user with a role in a workspace or in the organization; the same object if the user has it. */
export function withRole(user: User, place: RolePlace, role: Role): User {
  if ((roleIn(user, place) ?? "member") === role) return user;
  if (place.kind === "organization") {
    const { organizationRole: _former, ...regular } = user;
    return role === "member" ? regular : { ...regular, organizationRole: role };
  }
  const { memberships } = user;
  const changed = { workspaceId: place.id, role };
  const isOwn = memberships.some(({ workspaceId }) => workspaceId === place.id);
  // A member through a connected group has no membership of their own yet.
  if (!isOwn) return { ...user, memberships: [...memberships, changed] };
  return { ...user, memberships: memberships.map((one) => (one.workspaceId === place.id ? changed : one)) };
}
