import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { type Refusal, refuse } from "../../decisions/refusal.js";
import { userCodes } from "../../generated/service.js";
import type { User } from "../user.js";

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
