import { serviceLimits } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import { type Refusal, refuse } from "../../store/refusal.js";

/** Maximum number of members of a group. */
export function maximumMembers(group: Pick<Group, "kind">): number {
  return limitOf(group).value;
}

/** Refuses more members than the group may have. */
export function refuseFull(group: Pick<Group, "kind">): Refusal {
  const { value, error } = limitOf(group);
  return refuse(error, { rule: "scim-provisioning#limits", found: group.kind, wanted: `at most ${value} members` });
}

function limitOf({ kind }: Pick<Group, "kind">) {
  switch (kind) {
    case "idp":
      return serviceLimits.idpGroupMembers;
    case "user":
      return serviceLimits.userGroupMembers;
  }
}
