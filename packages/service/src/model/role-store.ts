import type { Id } from "../values/ids.js";
import type { RoleAssignment } from "./role-assignment.js";

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
