import type { ListRow } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { ListRowTable } from "../tables.js";

const upsertRow = statement(({ db }, row: ListRowTable) =>
  db
    .insertInto("list_rows")
    .values({
      id: row.id,
      version: row.version,
      list_id: row.list_id,
      parent_id: row.parent_id,
      place: row.place,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        list_id: (it) => it.ref("excluded.list_id"),
        parent_id: (it) => it.ref("excluded.parent_id"),
        place: (it) => it.ref("excluded.place"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Inserts a row of a List, or replaces the one with its id. */
export function* putListRow(row: ListRow): Steps<void> {
  const { id, version, listId, parentId = "", place } = row;
  yield* changedBy(upsertRow, { id, version, list_id: listId, parent_id: parentId, place, document: toText(row) });
}
