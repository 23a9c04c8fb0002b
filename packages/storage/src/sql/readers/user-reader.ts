import { type Group, nameKey, type User, type UserReader } from "@rollcall/service/store";
import { fromText, selectDocument } from "../documents.js";
import { allDocuments, oneDocument, type Reading } from "../reading.js";
import { statement } from "../statement.js";
import { createSlices } from "./slices.js";

const selectUser = selectDocument("users");

const selectMany = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("users")
    .select("document")
    .where("id", "in", (list) => list.selectFrom(dialect.listTable(ids).as("list")).select("list.value")),
);

const selectByUserName = statement(({ db }, { name }: { readonly name: string }) =>
  db.selectFrom("users").select("document").where("user_name", "=", name),
);

const selectByEmail = statement(({ db }, { address }: { readonly address: string }) =>
  db
    .selectFrom("user_emails")
    .innerJoin("users", "users.id", "user_emails.user_id")
    .select("document")
    .where("address", "=", address),
);

const selectGroups = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db
    .selectFrom("group_members")
    .innerJoin("groups", "groups.id", "group_members.group_id")
    .select(["user_id", "document"])
    .where("user_id", "in", (list) => list.selectFrom(dialect.listTable(ids).as("list")).select("list.value"))
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
    byUserName: (userName) => oneDocument(reading, selectByUserName, { name: nameKey(userName) }),
    byEmail: (address) => oneDocument(reading, selectByEmail, { address: nameKey(address) }),
    find: createSlices<User>(reading, "users"),
    async groupsOf(ids) {
      const rows = await reading.rows(selectGroups, { ids });
      const byUser = Map.groupBy(rows, (row) => row.user_id);
      return new Map([...byUser].map(([id, groups]) => [id, groups.map((row) => fromText<Group>(row))]));
    },
    async namesLike(stem) {
      const from = nameKey(stem);
      // The colon is the character after the nine.
      const rows = await reading.rows(selectNames, { from, below: `${from}:` });
      return rows.map(({ name }) => name).filter((name) => /^\d*$/.test(name.slice(from.length)));
    },
  };
}
