import { type Group, nameKey, type User, type UserReader } from "@rollcall/service/store";
import { parseDocument, selectDocument } from "../documents.js";
import { allDocuments, oneDocument, type Reading } from "../reading.js";
import { statement } from "../statement.js";
import { selectByEmail, selectByUserName } from "./find-filtered-users.js";
import { findUsers } from "./find-users.js";

const selectUser = selectDocument("users");

const selectMany = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("users")
    .select("document")
    .where("id", "in", (list) => list.selectFrom(dialect.listTable(ids).as("list")).select("list.value")),
);

const selectExceptions = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom(dialect.listTable(ids).as("list"))
    .leftJoin("users", "users.id", "list.value")
    .select(["list.value", "document"])
    .where((row) =>
      row.or([
        row("users.id", "is", null),
        row("active", "=", 0),
        row("restricted", "=", 1),
        row("ultra_restricted", "=", 1),
      ]),
    ),
);

const selectGroups = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("group_members")
    .innerJoin("groups", "groups.id", "group_members.group_id")
    .select(["user_id", "document"])
    .where("user_id", "in", (list) => list.selectFrom(dialect.listTable(ids).as("list")).select("list.value"))
    .orderBy("name_key"),
);

const selectGroupsOfOne = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("group_members")
    .innerJoin("groups", "groups.id", "group_members.group_id")
    .select("document")
    .where("user_id", "=", id)
    .orderBy("name_key"),
);

const selectNames = statement(({ db }, { from, below }: { readonly from: string; readonly below: string }) =>
  db.selectFrom("names").select("name").where("name", ">=", from).where("name", "<", below).orderBy("name"),
);

/** Reads users. */
export function createUserReader(reading: Reading): UserReader {
  return {
    get: (id) => oneDocument(reading, selectUser, { id }),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    byUserName: (userName) => oneDocument(reading, selectByUserName, { key: nameKey(userName) }),
    byEmail: (address) => oneDocument(reading, selectByEmail, { key: nameKey(address) }),
    find: (slice) => findUsers(reading, slice),
    async exceptionsAmong(ids) {
      const rows = await reading.rows(selectExceptions, { ids });
      return new Map(
        rows.map(({ value, document }) => [value, document === null ? undefined : parseDocument<User>(document)]),
      );
    },
    groupsOf: (ids) => groupsOf(reading, ids),
    async namesLike(stem) {
      const from = nameKey(stem);
      // The colon is the character after the nine.
      const rows = await reading.rows(selectNames, { from, below: `${from}:` });
      return rows.map(({ name }) => name).filter((name) => /^\d*$/.test(name.slice(from.length)));
    },
  };
}

async function groupsOf(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Group[]>> {
  const [id, ...others] = ids;
  if (id === undefined) return new Map();
  // Of one user, as nearly always, the look-up is plain.
  if (others.length === 0) {
    const groups = await allDocuments<Group, { readonly id: string }>(reading, selectGroupsOfOne, { id });
    return groups.length === 0 ? new Map() : new Map([[id, groups]]);
  }
  const byUser = Map.groupBy(await reading.rows(selectGroups, { ids }), (row) => row.user_id);
  return new Map([...byUser].map(([user, rows]) => [user, rows.map((row) => parseDocument<Group>(row.document))]));
}
