import { createScimClient } from "../scim/scim-client.js";
import { average, createFullGroup, fillGroup, spread, timeMember } from "../scim/time-group.js";
import { userIdOf } from "../served/directory.js";
import type { Row, SuiteOptions } from "../suite.js";
import { onPostgres, onSqlite, withinFourTimes, withinThreeTimes } from "./contenders.js";
import type { StorageBench } from "./storage-bench.js";

/** Rows that change the members of a group on PostgreSQL and on SQLite. */
export async function createDatabaseGroupRows(
  { sqlite, postgres, users }: StorageBench,
  onClose: SuiteOptions["onClose"],
): Promise<readonly Row[]> {
  const count = Math.min(15_000, users - 1);
  const ids = spread(count, users - 1);
  const [size, last] = [count.toLocaleString("en"), userIdOf(users - 1)];
  const at = async (url: string) => {
    const client = createScimClient(url);
    onClose(async () => client.close());
    const full = await createFullGroup(client, ids.slice(1));
    return {
      fill: () => fillGroup(client, ids),
      change: () => average(() => timeMember(client, full, last), 2),
    };
  };
  const [there, here] = [await at(postgres[0].url), await at(sqlite.url)];
  return [
    {
      name: `Add ${size} members to a group in one PATCH`,
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        { name: onPostgres, sample: there.fill },
        { name: onSqlite, sample: here.fill },
      ],
      goals: [withinFourTimes],
    },
    {
      name: `Add and remove one member of a group of ${size}, sequentially`,
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        { name: onPostgres, sample: there.change },
        { name: onSqlite, sample: here.change },
      ],
      // CI checks it in a small directory. It took 3.3 to 4.8 times as long with more round trips.
      goals: [{ ...withinThreeTimes, guard: 0.25 }],
    },
  ];
}
