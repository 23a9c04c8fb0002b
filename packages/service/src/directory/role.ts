import { leastRoles, roles } from "../generated/service.js";
import type { Role, User } from "../users/user.js";
import type { Id } from "../values/ids.js";

/** The user's role in the organization, or in one workspace; undefined where the user has no place there. */
export function roleIn(
  user: Pick<User, "organizationId" | "organizationRole" | "memberships">,
  target: { readonly kind: "organization" | "workspace"; readonly id: Id },
): Role | undefined {
  if (target.kind === "organization") return user.organizationId === target.id ? user.organizationRole : undefined;
  return user.memberships.find((membership) => membership.workspaceId === target.id)?.role;
}

/** Whether the role may what `least` may. */
export function hasRole(role: Role | undefined, least: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}

/** Whether the role may administer: admins and owners of either kind. */
export function isAdministrator(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.administer);
}

/** Whether the role owns: plain and primary owners. */
export function isOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.own);
}

/** Whether the role is that of the one person who is never deactivated. */
export function isPrimaryOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.ownPrimarily);
}

/** Every role that the user has, in the organization and in workspaces. */
export function rolesOf(user: Pick<User, "organizationRole" | "memberships">): readonly Role[] {
  const ofWorkspaces = user.memberships.map(({ role }) => role);
  return user.organizationRole === undefined ? ofWorkspaces : [user.organizationRole, ...ofWorkspaces];
}
