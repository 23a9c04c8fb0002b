import type { WorldCheck } from "./check-world.js";

/** Members of a group are active users and no single-channel guests. */
export const checkGroups: WorldCheck = (world, names) =>
  (world.groups ?? []).flatMap((group, i) =>
    (group.members ?? []).flatMap((reference, j) => {
      const user = world.users?.[names.lookup("user", reference)[0] ?? -1];
      if (user === undefined || (user.active !== false && user.guest?.kind !== "single")) return [];
      const message = "unable_to_add_deleted_or_guest_to_group: a member is active and no single-channel guest";
      return [{ path: ["groups", i, "members", j], message }];
    }),
  );
