import { systemRoles } from "../generated/service.js";
import type { WorldRoleAssignment } from "./roles.js";
import type { SectionCheck } from "./section/check.js";

/** Checks that each role is for one organization, workspace or channel, and that it can be. */
export const checkRoleEntities: SectionCheck<WorldRoleAssignment> = (items, { organization }) =>
  items.flatMap((item, i) => {
    const path = ["role_assignments", i];
    if (item.workspace !== undefined && item.channel !== undefined) {
      return [{ path: [...path, "channel"], message: "The role is for a workspace already" }];
    }
    const kind = kindOf(item);
    if (kind === "organization" && organization === undefined) {
      return [{ path: [...path, "workspace"], message: "A world without an organization must name a workspace" }];
    }
    if (systemRoles[item.role].entities.some((each) => each === kind)) return [];
    return [{ path: [...path, "role"], message: `The role ${item.role} cannot be assigned for a ${kind}` }];
  });

function kindOf({ workspace, channel }: WorldRoleAssignment): "organization" | "workspace" | "channel" {
  if (channel !== undefined) return "channel";
  return workspace === undefined ? "organization" : "workspace";
}
