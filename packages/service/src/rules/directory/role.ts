import { leastRoles, roles } from "../../generated/service.js";
import type { Role, User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";

/** Role of the user in the organization or in a workspace; undefined if the user does not belong to it. */
export function roleIn(
  user: Pick<User, "organizationId" | "organizationRole" | "memberships">,
  target: { readonly kind: "organization" | "workspace"; readonly id: Id },
): Role | undefined {
  if (target.kind === "organization") return user.organizationId === target.id ? user.organizationRole : undefined;
  return user.memberships.find((membership) => membership.workspaceId === target.id)?.role;
}

/** Whether the role has all permissions of `least`. */
export function hasRole(role: Role | undefined, least: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}

/** Whether the role is an admin or an owner of any kind. */
export function isAdministrator(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.administer);
}

/** Whether the role is an owner or the primary owner. */
export function isOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.own);
}

/** Whether the role is the primary owner, who is never deactivated. */
export function isPrimaryOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.ownPrimarily);
}

/** All roles of the user, in the organization and in workspaces. */
export function rolesOf(user: Pick<User, "organizationRole" | "memberships">): readonly Role[] {
  const ofWorkspaces = user.memberships.map(({ role }) => role);
  return user.organizationRole === undefined ? ofWorkspaces : [user.organizationRole, ...ofWorkspaces];
}

/** Whether a holder of a role may change a user. Owners are only changed by owners. */
export function mayChange(user: Pick<User, "organizationRole" | "memberships">, role: Role | undefined): boolean {
  return isOwner(role) || !rolesOf(user).some(isOwner);
}
