import { adminToken, userIdOf } from "../served/directory.js";
import type { Row } from "../suite.js";
import { createPageRows, pageRequest } from "./page-rows.js";
import type { StorageBench } from "./storage-bench.js";

const limit = 100;

/** Pages of lists of users at the start, in the middle and at the end of a large directory, on both databases. */
export async function createUserListRows(bench: StorageBench): Promise<readonly Row[]> {
  const ofBot = await createRows("users.list", bench);
  return [...ofBot, ...(await createRows("admin.users.list", bench, adminToken))];
}

function createRows(method: string, bench: StorageBench, token?: string): Promise<readonly Row[]> {
  const { sqlite, postgres, users } = bench;
  const request = (args: object) => pageRequest(method, { limit, ...args }, token);
  const page = (number: number) => request({ cursor: btoa(`user:${userIdOf(number)}`) });
  return createPageRows(`${method}, a page of ${users.toLocaleString("en")} users`, {
    sqlite,
    postgres: postgres[0],
    first: request({}),
    middle: page(Math.floor(users / 2)),
    last: page(users - limit),
  });
}
