import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";
import { defineDocument, text } from "./port/document.js";

/** A system role that a user has for an organization, a workspace or a channel, as stored. */
export interface RoleAssignment {
  readonly roleId: string;
  /** Organization, workspace or channel. */
  readonly entityId: Id;
  readonly userId: Id;
  /** Always 1, because an assignment is made and removed but never changed. */
  readonly version: number;
  readonly created: Instant;
}

/** Place of an assignment among all, by creation. Assignments of one moment are in the order of their keys. */
export function placeOf({ created, roleId, entityId, userId }: RoleAssignment): string {
  return [created, roleId, entityId, userId].join(" ");
}

/** System roles of users. */
export const roleAssignments = defineDocument<RoleAssignment>()({
  name: "roleAssignment",
  table: "role_assignments",
  key: ["role_id", "entity_id", "user_id"],
  columns: {
    role_id: text((it) => it.roleId),
    entity_id: text((it) => it.entityId),
    user_id: text((it) => it.userId),
    place: text(placeOf),
  },
  lists: { of_user: { by: ["user_id"] }, in_order: { by: [], order: ["place"] } },
  sample: (seed) => ({
    roleId: seed % 2 === 0 ? "Rl0A" : "Rl05",
    entityId: seed % 3 === 0 ? "E1" : "T1",
    userId: `U${1 + (seed % 3)}`,
    version: 1,
    created: `2026-01-02T03:04:05.00${seed % 5}Z`,
  }),
});

/** A page of assignments, ordered by creation, then key. */
export interface AssignmentSlice {
  /** Only these roles. Empty: all. */
  readonly roleIds: readonly string[];
  /** Only for these organizations, workspaces and channels. Empty: all. */
  readonly entityIds: readonly Id[];
  readonly order: "newestFirst" | "oldestFirst";
  /** Place of the last assignment of the previous page. Absent for the first page. */
  readonly after?: string;
  readonly limit: number;
}

/** Every combination of some roles, entities and users. */
export interface AssignmentKeys {
  readonly roleIds: readonly string[];
  readonly entityIds: readonly Id[];
  readonly userIds: readonly Id[];
}

export interface RoleReader {
  find(slice: AssignmentSlice): Promise<readonly RoleAssignment[]>;
  /** Gets the combinations that are assigned, in any order. */
  among(keys: AssignmentKeys): Promise<readonly RoleAssignment[]>;
}
