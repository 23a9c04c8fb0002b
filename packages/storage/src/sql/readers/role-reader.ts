import type { RoleReader } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { allDocuments, type Reading } from "../statements/reading.js";

const selectNewest = compiled("roles.newest");
const selectOldest = compiled("roles.oldest");
const selectAmong = compiled("roles.among");

/** Later than the place of every assignment. */
const afterAll = "~";

/** Reader of the roles of users. */
export function createRoleReader(reading: Reading): RoleReader {
  return {
    find: ({ roleIds, entityIds, order, after, limit }) =>
      order === "newestFirst"
        ? allDocuments(reading, selectNewest, { roleIds, entityIds, place: after ?? afterAll, limit })
        : allDocuments(reading, selectOldest, { roleIds, entityIds, place: after ?? "", limit }),
    among: ({ roleIds, entityIds, userIds }) => allDocuments(reading, selectAmong, { roleIds, entityIds, userIds }),
  };
}
