import { compareText } from "../model/port/stored-text.js";
import { placeOf, type RoleReader } from "../model/role-assignment.js";
import type { MapState } from "./map-state.js";

/** Reader of the roles of users. */
export function createMapRoleReader(now: () => MapState): RoleReader {
  const all = () => [...now().documents.roleAssignment.values()];
  return {
    find: async ({ roleIds, entityIds, order, after, limit }) => {
      const direction = order === "oldestFirst" ? 1 : -1;
      return all()
        .filter(({ roleId }) => roleIds.length === 0 || roleIds.includes(roleId))
        .filter(({ entityId }) => entityIds.length === 0 || entityIds.includes(entityId))
        .filter((one) => after === undefined || direction * compareText(placeOf(one), after) > 0)
        .sort((one, other) => direction * compareText(placeOf(one), placeOf(other)))
        .slice(0, limit);
    },
    among: async ({ roleIds, entityIds, userIds }) =>
      all().filter(
        (one) => roleIds.includes(one.roleId) && entityIds.includes(one.entityId) && userIds.includes(one.userId),
      ),
  };
}
