import { userIdOf } from "../served/directory.js";
import type { Row } from "../suite.js";
import { createPageRows, pageRequest } from "./page-rows.js";
import type { StorageBench } from "./storage-bench.js";

const limit = 100;

/** Pages of `users.list` at the start, in the middle and at the end of a large directory, on both databases. */
export function createUserListRows({ sqlite, postgres, users }: StorageBench): Promise<readonly Row[]> {
  const page = (number: number) => pageRequest("users.list", { limit, cursor: btoa(`user:${userIdOf(number)}`) });
  return createPageRows(`users.list, a page of ${users.toLocaleString("en")} users`, {
    sqlite,
    postgres: postgres[0],
    first: pageRequest("users.list", { limit }),
    middle: page(Math.floor(users / 2)),
    last: page(users - limit),
  });
}
