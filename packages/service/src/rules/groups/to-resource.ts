import type { Group as GroupResource } from "@rollcall/api/scim";
import type { Group, GroupMember } from "../../model/group.js";
import { printWithOffset } from "../../values/instant.js";

/** A group as SCIM shows it. */
export function toGroupResource(group: Group, members: readonly GroupMember[]): GroupResource {
  return {
    id: group.id,
    displayName: group.displayName,
    meta: { created: printWithOffset(group.created) },
    members: members.map(({ id, displayName }) => ({ value: id, display: displayName })),
  };
}
