import type { ReservedAction, Workspace } from "../../model/organization.js";
import type { User } from "../../model/user.js";
import { isAdministrator, roleIn } from "./role.js";

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
