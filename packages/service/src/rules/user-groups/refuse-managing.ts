import type { Group } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { isAdministrator, roleIn } from "../directory/role.js";
import { refuse } from "./refusal.js";

/**
 * Refuses a caller who may not manage the user groups of a workspace.
 *
 * - Guests manage none, and nobody manages groups of an identity provider here.
 * - A workspace can leave it to its admins. Bots then manage none.
 */
export function refuseManaging(
  { user, tokenType }: Pick<WebapiCaller, "user" | "tokenType">,
  workspace: Workspace,
  group?: Group,
): Refused<"permission_denied"> | undefined {
  if (user === undefined || user.guest !== undefined) {
    return refuse("permission_denied", user?.id, "a caller who is no guest");
  }
  if (workspace.userGroupManagers === "admins" && (tokenType === "bot" || !administers(user, workspace))) {
    return refuse("permission_denied", user.id, "an admin of the workspace");
  }
  if (group?.kind === "idp") return refuse("permission_denied", group.id, "a group that no identity provider manages");
  return undefined;
}

function administers(user: NonNullable<WebapiCaller["user"]>, { id, organizationId }: Workspace): boolean {
  if (isAdministrator(roleIn(user, { kind: "workspace", id }))) return true;
  return organizationId !== undefined && isAdministrator(roleIn(user, { kind: "organization", id: organizationId }));
}
