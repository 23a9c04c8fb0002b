import { userSection } from "../users/world.js";
import type { SectionCheck } from "../world/section/check.js";
import { findItem } from "../world/section/world-context.js";
import type { WorldGroup } from "./world.js";

/** Checks that members are active users and not single-channel guests. */
export const checkMembers: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.members ?? []).flatMap((reference, j) => {
      const user = findItem(context, userSection, reference);
      if (user === undefined || (user.active !== false && user.guest?.kind !== "single")) return [];
      const message = "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest";
      return [{ path: ["groups", i, "members", j], message }];
    }),
  );

/** Only groups of the identity provider of an organization are connected, and only to its own workspaces. */
export const checkConnections: SectionCheck<WorldGroup> = (groups, context) =>
  groups.flatMap((group, i) =>
    (group.connected_workspaces ?? []).flatMap((reference, j) => {
      const isConnectable = context.organization !== undefined && group.kind !== "user";
      if (isConnectable && !context.isForeign(reference)) return [];
      const message = "Only an idp group can be connected, and only to workspaces of its own organization";
      return [{ path: ["groups", i, "connected_workspaces", j], message }];
    }),
  );
