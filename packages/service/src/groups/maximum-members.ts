import { groupCodes } from "@rollcall/scim-core/svc";
import { serviceLimits } from "../generated/service.js";
import { type Refusal, refuse } from "../refusal.js";
import type { Group } from "./group.js";

/** How many members a group may have. */
export function maximumMembers({ kind }: Pick<Group, "kind">): number {
  switch (kind) {
    case "idp":
      return serviceLimits.idpGroupMembers.value;
    case "user":
      return serviceLimits.userGroupMembers.value;
  }
}

/** The refusal of more members than the group may have. */
export function refuseFull(group: Pick<Group, "kind">): Refusal {
  const wanted = `at most ${maximumMembers(group)} members`;
  return refuse(groupCodes.members.full, { rule: "scim-provisioning#limits", found: group.kind, wanted });
}
