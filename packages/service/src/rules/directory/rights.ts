import { type SystemRole, type SystemRolePermission, systemRoles } from "../../generated/service.js";
import type { App } from "../../model/app.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { ReservedAction, Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { Token } from "../../model/token.js";
import type { User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { isAdministrator, roleIn } from "./user.js";

/** Whether a text is the identifier of a system role. */
export function isSystemRole(id: string): id is SystemRole {
  return Object.hasOwn(systemRoles, id);
}

/** Whether a user has a system role with a permission for one of the entities. */
export async function hasPermission(
  userId: Id,
  permission: SystemRolePermission,
  { entityIds, store }: { readonly entityIds: readonly Id[]; readonly store: Pick<Store, "roles"> },
): Promise<boolean> {
  const roleIds = Object.entries(systemRoles).flatMap(([id, { permissions }]) =>
    permissions.some((each) => each === permission) ? [id] : [],
  );
  return (await store.roles.among({ roleIds, entityIds, userIds: [userId] })).length > 0;
}

/** Whether a user may do something that a workspace can reserve for its administrators. Guests never may. */
export function mayAct(user: User | undefined, action: ReservedAction, workspace: Workspace): boolean {
  if (user === undefined || user.guest !== undefined) return false;
  return workspace.adminsOnly?.includes(action) !== true || administers(user, workspace);
}

/** Whether a user is an administrator of a workspace or of its organization. */
export function administers(user: User, { id, organizationId }: Workspace): boolean {
  if (isAdministrator(roleIn(user, { kind: "workspace", id }))) return true;
  return organizationId !== undefined && isAdministrator(roleIn(user, { kind: "organization", id: organizationId }));
}

/**
 * Whether the app was installed on the organization by a user with the Channel Management role over public and private
 * channels, who still has it: by the installation itself, or by a system role for the organization.
 */
export async function managesChannels(
  { installation }: Pick<Token, "installation">,
  store: Pick<Store, "roles">,
): Promise<boolean> {
  const { target, installerId, channelManager, channelManagerLost } = installation;
  if (target.kind !== "organization") return false;
  if (channelManager && channelManagerLost !== true) return true;
  return hasPermission(installerId, "manageChannels", { entityIds: [target.id], store });
}

/** Whether the token belongs to the app's manager app, and that app is not deleted. */
export function isManagedBy({ managerAppId }: App, { token, app: manager }: WebapiCaller): boolean {
  return managerAppId !== undefined && managerAppId === token.appId && manager?.deleted === false;
}
