import type { Role, User } from "../../../model/user.js";
import { type Refusal, refuse } from "../../../store/refusal.js";
import { mayChange } from "../../directory/role.js";

const rule = "scim-provisioning#errors";

/** Refuses to change a user whose data was erased, and to change an owner with a token that no owner installed. */
export function refuseModification(user: User, caller: { readonly installerRole: Role }): Refusal | undefined {
  if (user.forgotten) return refuse("cannot_modify_gdpr", { rule, found: user.id });
  if (mayChange(user, caller.installerRole)) return undefined;
  return refuse("cannot_modify_owner", {
    rule,
    found: caller.installerRole,
    wanted: "a token that an owner installed",
  });
}
