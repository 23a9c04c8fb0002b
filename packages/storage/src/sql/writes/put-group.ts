import { type Expectation, type Group, nameKey } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { GroupTable } from "../tables.js";
import { unlessTaken } from "./unless-taken.js";

const upsertGroup = statement(({ db }, row: Omit<GroupTable, "member_count">) =>
  db
    .insertInto("groups")
    .values({
      id: row.id,
      version: row.version,
      created: row.created,
      name_key: row.name_key,
      member_count: 0,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        created: (it) => it.ref("excluded.created"),
        name_key: (it) => it.ref("excluded.name_key"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Inserts or replaces a group, its members untouched; gives the expectation that it failed on where the name is another's. */
export function putGroup(group: Group): Steps<Expectation | undefined> {
  const { id, version, created, displayName } = group;
  const row = { id, version, created, name_key: nameKey(displayName), document: toText(group) };
  return unlessTaken(changedBy(upsertGroup, row), { kind: "freeGroupName", name: displayName, except: id });
}
