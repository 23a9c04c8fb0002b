import type { Group } from "../../model/group.js";
import { type Refusal, refuse } from "../../store/refusal.js";

/** Refuses to remove an identity provider's group that has linked channels. */
export function refuseRemoval({ kind, linkedChannelIds }: Group): Refusal | undefined {
  if (kind !== "idp" || linkedChannelIds.length === 0) return undefined;
  return refuse("idp_group_linked_to_channels", {
    rule: "scim-provisioning#states-and-transitions",
    found: linkedChannelIds,
    wanted: "a group without linked channels",
  });
}
