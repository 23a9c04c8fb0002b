import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { userIdOf } from "../served/directory.js";
import type { Row } from "../suite.js";
import type { ScimBench } from "./scim-bench.js";
import { average, createFullGroup, fillGroup, spread, timeMember } from "./time-group.js";
import { timePatch } from "./update-rows.js";

/** Rows that change the members of a group. */
export async function createGroupRows({ client, users, folder }: ScimBench): Promise<readonly Row[]> {
  const count = Math.min(15_000, users - 1);
  const ids = spread(count, users - 1);
  const [size, last] = [count.toLocaleString("en"), userIdOf(users - 1)];
  const full = await createFullGroup(client, ids.slice(1));
  return [
    {
      name: `Add ${size} members to a group in one PATCH`,
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        { name: "Rollcall", sample: () => fillGroup(client, ids) },
        { name: "INSERT of the rows alone", sample: createPlainInsert(join(folder, "plain.db"), ids) },
      ],
      goals: [{ against: "INSERT of the rows alone", limit: 1 / 3 }],
    },
    {
      name: `Add and remove one member of a group of ${size}`,
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        { name: "Rollcall", sample: () => average(() => timeMember(client, full, last), 2) },
        { name: "Rollcall: PATCH a title", sample: () => average((turn) => timePatch(client, turn), 1) },
      ],
      goals: [{ against: "Rollcall: PATCH a title", limit: 1 / 3 }],
    },
  ];
}

/** Inserts the rows of the members into a table like the service's, with a prepared statement in one transaction. */
function createPlainInsert(file: string, ids: readonly string[]): () => number {
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal");
  db.exec("pragma synchronous = full");
  db.exec(`
    create table group_members (group_id text not null, user_id text not null, primary key (group_id, user_id));
    create index groups_of_user on group_members (user_id, group_id);
  `);
  const insert = db.prepare("insert into group_members (group_id, user_id) values (?, ?)");
  const insertAll = () => {
    db.exec("begin");
    for (const id of ids) insert.run("S1", id);
    db.exec("commit");
  };
  return () => {
    db.exec("delete from group_members");
    const started = performance.now();
    insertAll();
    return performance.now() - started;
  };
}
