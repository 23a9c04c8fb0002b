import type { Organization, Workspace } from "../organizations/organization.js";
import type { User } from "../users/user.js";

/** Whether the user belongs to another organization, or to another lone workspace, and is known by a shared channel. */
export function isForeign(
  user: User,
  home: { readonly organization?: Organization; readonly workspace: Workspace },
): boolean {
  if (home.organization !== undefined) return user.organizationId !== home.organization.id;
  if (user.organizationId !== undefined) return true;
  return !user.memberships.some((membership) => membership.workspaceId === home.workspace.id);
}
