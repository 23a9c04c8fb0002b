import type { ListExport, Write } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { ListExportPartTable, ListExportTable } from "../tables.js";

const upsertExport = statement(({ db }, row: ListExportTable) =>
  db
    .insertInto("list_exports")
    .values({
      id: row.id,
      version: row.version,
      list_id: row.list_id,
      created: row.created,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        list_id: (it) => it.ref("excluded.list_id"),
        created: (it) => it.ref("excluded.created"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

const upsertPart = statement(({ db }, row: ListExportPartTable) =>
  db
    .insertInto("list_export_parts")
    .values({ export_id: row.export_id, part: row.part, content: row.content })
    .onConflict((conflict) =>
      conflict.columns(["export_id", "part"]).doUpdateSet({ content: (it) => it.ref("excluded.content") }),
    ),
);

interface Old {
  readonly listId: string;
  readonly before: string;
}

const deleteParts = statement(({ db }, { listId, before }: Old) =>
  db
    .deleteFrom("list_export_parts")
    .where("export_id", "in", (old) =>
      old.selectFrom("list_exports").select("id").where("list_id", "=", listId).where("created", "<", before),
    ),
);

const deleteExports = statement(({ db }, { listId, before }: Old) =>
  db.deleteFrom("list_exports").where("list_id", "=", listId).where("created", "<", before),
);

/** Inserts an export, or replaces the one with its id. */
export function* putListExport(job: ListExport): Steps<void> {
  const { id, version, listId, created } = job;
  yield* changedBy(upsertExport, { id, version, list_id: listId, created, document: toText(job) });
}

/** Keeps a part of an export's text; as JSON, since that holds every text. */
export function* putListExportPart({ id, part, text }: Extract<Write, { kind: "putListExportPart" }>): Steps<void> {
  yield* changedBy(upsertPart, { export_id: id, part, content: JSON.stringify(text) });
}

/** Removes the older exports of a List with their parts. */
export function* removeListExports(write: Extract<Write, { kind: "removeListExports" }>): Steps<void> {
  yield* changedBy(deleteParts, write);
  yield* changedBy(deleteExports, write);
}
