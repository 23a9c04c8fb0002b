import { userCodes } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";
import { type Refusal, refuse } from "../../../store/refusal.js";
import { isPrimaryOwner } from "../../directory/role.js";

const rule = "scim-provisioning#states-and-transitions";

/** Refuses to deactivate bots and primary owners. Plain owners can be deactivated. */
export function refuseDeactivation(user: User): Refusal | undefined {
  if (user.kind === "bot")
    return refuse(userCodes.active.bot, { rule, found: user.id, wanted: "a user who is not a bot" });
  const owned = user.memberships.find((membership) => isPrimaryOwner(membership.role));
  if (isPrimaryOwner(user.organizationRole) || (owned !== undefined && user.organizationId === undefined)) {
    return refuse(userCodes.active.primaryOwner, {
      rule,
      found: user.id,
      wanted: "a user who is not the primary owner",
    });
  }
  if (owned === undefined) return undefined;
  return refuse(userCodes.active.workspacePrimaryOwner, {
    rule,
    found: owned.workspaceId,
    wanted: "a user who is not the primary owner of a workspace",
  });
}
