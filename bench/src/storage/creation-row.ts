import { underLoad } from "../served/load.js";
import { leastName } from "../served/run-least.js";
import type { Row } from "../suite.js";
import { onSqlite } from "./contenders.js";
import { newUser } from "./new-user.js";
import type { StorageBench } from "./storage-bench.js";

const connections = 32;

/** A row that creates users durably. */
export function createCreationRow({ fresh, echo, least }: StorageBench): Row {
  const load = ({ url }: { readonly url: string }, status: number) =>
    underLoad({ url, next: newUser, status, connections });
  return {
    name: `Create users, durably, ${connections} clients`,
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: onSqlite, sample: load(fresh, 201) },
      { name: "node:http, the same JSON back", sample: load(echo, 200) },
      { name: leastName, sample: load(least, 201) },
    ],
    goals: [{ against: "node:http, the same JSON back", limit: 0.18 }],
  };
}
