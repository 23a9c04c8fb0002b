import { sql } from "kysely";
import { overList, statement } from "../statements/statement.js";
import { fromRestrictedUsers } from "./restricted-users.js";

interface JoiningUsers {
  readonly userIds: readonly string[];
}

/**
 * Counts how many of the users, each named once, may join a group: those that exist, minus those that may not, so that
 * the rows of the others are not read. Takes no locks: a check after the writes have locked the group sees all users
 * that other commits have removed from it.
 */
export const countJoining = overList(
  statement(({ db, dialect }, { userIds }: JoiningUsers) => {
    const named = db
      .selectFrom("users")
      .where(dialect.isAmong("id", userIds))
      .select((row) => row.fn.countAll<number>().as("count"));
    const unfit = sql`select count(*) ${fromRestrictedUsers(dialect, userIds)} and (active = 0 or ultra_restricted = 1)`;
    return db.selectNoFrom(sql<number>`${named} - (${unfit})`.as("count"));
  }),
);
