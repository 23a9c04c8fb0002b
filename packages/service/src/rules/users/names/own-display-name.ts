import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { userCodes } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";
import { type Refusal, refuse } from "../../../store/refusal.js";

/** Refuses to change a displayName that users set themselves. The current one may be sent back. */
export function refuseOwnDisplayName(user: User, changes: readonly Change<UserCreate>[]): Refusal | undefined {
  const change = changes.find(({ attribute }) => attribute === "displayName");
  if (change?.attribute !== "displayName") return undefined;
  const sent = change.kind === "remove" ? "" : change.value;
  if (sent === user.displayName) return undefined;
  return refuse(userCodes.displayName.ownedByUser, {
    rule: "scim-provisioning#errors",
    found: sent,
    wanted: "no displayName, because users set it themselves",
  });
}
