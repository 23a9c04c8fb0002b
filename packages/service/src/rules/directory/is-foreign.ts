import { homeOf } from "../../model/home-of.js";
import type { Organization, Workspace } from "../../model/organization.js";
import type { User } from "../../model/user.js";

/** Directory that a caller sees: an organization's, or a standalone workspace's. */
export interface Home {
  readonly organization?: Organization;
  readonly workspace: Workspace;
}

/** Whether the user belongs to another organization or standalone workspace, and is known through a shared channel. */
export function isForeign(user: User, { organization, workspace }: Home): boolean {
  return homeOf(user) !== (organization ?? workspace).id;
}

/** Whether a workspace belongs to another organization, or is another standalone workspace. */
export function isForeignWorkspace(one: Workspace, { organization, workspace }: Home): boolean {
  return (one.organizationId ?? one.id) !== (organization ?? workspace).id;
}
