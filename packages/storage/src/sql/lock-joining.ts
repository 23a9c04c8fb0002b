import type { Compilable } from "kysely";
import { sql } from "kysely";
import { overList, type SqlWriter, statement } from "./statement.js";
import { fromApart } from "./users-apart.js";

interface Joining {
  readonly userIds: readonly string[];
}

/** How many of the users, each named once, may join a group; keeps them so until the end of the transaction. */
export const lockJoining = overList(
  statement(
    (writer: SqlWriter, joining: Joining): Compilable<{ readonly count: number }> =>
      writer.dialect.rowLocks ? countLocked(writer, joining) : countByIndexes(writer, joining),
  ),
);

function countLocked({ db, dialect }: SqlWriter, { userIds }: Joining) {
  return db
    .selectFrom((query) =>
      query
        .selectFrom(dialect.listTable(userIds).as("list"))
        .innerJoin("users", "users.id", "list.value")
        .select("users.id")
        .where("active", "=", 1)
        .where("ultra_restricted", "=", 0)
        .orderBy("users.id")
        .forShare("users")
        .as("joining"),
    )
    .select((row) => row.fn.countAll<number>().as("count"));
}

/** Those who exist, less those who may not, so that the rows of the others are not read. */
function countByIndexes({ db, dialect }: SqlWriter, { userIds }: Joining) {
  const named = db
    .selectFrom("users")
    .where("id", "in", (list) => list.selectFrom(dialect.listTable(userIds).as("list")).select("list.value"))
    .select((row) => row.fn.countAll<number>().as("count"));
  const unfit = sql`select count(*) ${fromApart(dialect, userIds)} and (active = 0 or ultra_restricted = 1)`;
  return db.selectNoFrom(sql<number>`${named} - (${unfit})`.as("count"));
}
