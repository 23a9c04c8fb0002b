import type { Organization, Workspace } from "../organizations/organization.js";
import { homeOf } from "../users/home-of.js";
import type { User } from "../users/user.js";

/** The directory that a caller sees: an organization's, or a lone workspace's. */
export interface Home {
  readonly organization?: Organization;
  readonly workspace: Workspace;
}

/** Whether the user belongs to another organization, or to another lone workspace, and is known by a shared channel. */
export function isForeign(user: User, { organization, workspace }: Home): boolean {
  return homeOf(user) !== (organization ?? workspace).id;
}

/** Whether a workspace is another organization's, or another lone one. */
export function isForeignWorkspace(one: Workspace, { organization, workspace }: Home): boolean {
  return (one.organizationId ?? one.id) !== (organization ?? workspace).id;
}
