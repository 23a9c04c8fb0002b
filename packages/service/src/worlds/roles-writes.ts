import { put } from "../model/port/document.js";
import { roleAssignments } from "../model/role-assignment.js";
import type { Write } from "../model/writes.js";
import type { WorldRoleAssignment } from "./roles.js";
import { storedCreation } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the roles of users. */
export function roleAssignmentWrites(items: readonly WorldRoleAssignment[], context: WriteContext): readonly Write[] {
  return items.map((item, index) =>
    put(roleAssignments, {
      roleId: item.role,
      entityId: toEntity(item, context),
      userId: context.ids.of("user", item.user),
      version: 1,
      created: storedCreation(item, context.nowMs, items.length - index - 1),
    }),
  );
}

function toEntity({ workspace, channel }: WorldRoleAssignment, { ids }: WriteContext): string {
  if (channel !== undefined) return ids.of("channel", channel);
  if (workspace !== undefined) return ids.of("workspace", workspace);
  if (ids.organization === undefined) throw new Error("the world was loaded without checks: it has no organization");
  return ids.organization;
}
