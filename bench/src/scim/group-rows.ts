import { join } from "node:path";
import Database from "better-sqlite3";
import { userIdOf } from "../served/directory.js";
import type { Row } from "../suite.js";
import type { ScimClient } from "./scim-client.js";
import type { ScimBench } from "./scim-suite.js";
import { timePatch } from "./update-rows.js";

const core = "urn:scim:schemas:core:1.0";
const repeats = 20;

/** Changing the members of a group. */
export async function createGroupRows({ client, users, folder }: ScimBench): Promise<readonly Row[]> {
  const count = Math.min(15_000, users - 1);
  const ids = spread(count, users - 1);
  const [size, last] = [count.toLocaleString("en"), userIdOf(users - 1)];
  const full = await createGroup(client, "Full");
  await client.ask("PATCH", full, 204, bodyOf(ids.slice(1)));
  return [
    {
      name: `PATCH ${size} members into a group`,
      unit: "milliseconds",
      rounds: 7,
      contenders: [
        { name: "Rollcall", sample: () => fillGroup(client, ids) },
        { name: "INSERT of the rows alone", sample: createBareInsert(join(folder, "bare.db"), ids) },
      ],
      goals: [{ against: "INSERT of the rows alone", limit: 1 / 3 }],
    },
    {
      name: `One member in, then out of a group of ${size}`,
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

/** Numbers of users from all over the directory, as identifiers. */
function spread(count: number, users: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => userIdOf(Math.floor((at * users) / count)));
}

function bodyOf(ids: readonly string[]) {
  return { schemas: [core], members: ids.map((value) => ({ value })) };
}

let groups = 0;

async function createGroup(client: ScimClient, name: string): Promise<string> {
  groups += 1;
  const made = await client.ask("POST", "/scim/v1/Groups", 201, { schemas: [core], displayName: `${name} ${groups}` });
  if (typeof made !== "object" || made === null || !("id" in made)) throw new Error("no group was made");
  return `/scim/v1/Groups/${made.id}`;
}

async function fillGroup(client: ScimClient, ids: readonly string[]): Promise<number> {
  const group = await createGroup(client, "Filled");
  const ms = await client.time("PATCH", group, 204, bodyOf(ids));
  await client.ask("DELETE", group, 204);
  return ms;
}

async function timeMember(client: ScimClient, group: string, value: string): Promise<number> {
  const joined = await client.time("PATCH", group, 204, { schemas: [core], members: [{ value }] });
  const members = [{ value, operation: "delete" }];
  return joined + (await client.time("PATCH", group, 204, { schemas: [core], members }));
}

async function average(time: (turn: number) => Promise<number>, calls: number): Promise<number> {
  let sum = 0;
  for (let turn = 0; turn < repeats; turn += 1) sum += await time(turn);
  return sum / (repeats * calls);
}

/** Inserts the rows that the members are into a table like the service's, by a prepared statement in one transaction. */
function createBareInsert(file: string, ids: readonly string[]): () => number {
  const db = new Database(file);
  db.pragma("journal_mode = wal");
  db.pragma("synchronous = full");
  db.exec(`
    create table group_members (group_id text not null, user_id text not null, primary key (group_id, user_id));
    create index groups_of_user on group_members (user_id, group_id);
  `);
  const insert = db.prepare("insert into group_members (group_id, user_id) values (?, ?)");
  const insertAll = db.transaction(() => {
    for (const id of ids) insert.run("S1", id);
  });
  return () => {
    db.exec("delete from group_members");
    const started = performance.now();
    insertAll();
    return performance.now() - started;
  };
}
