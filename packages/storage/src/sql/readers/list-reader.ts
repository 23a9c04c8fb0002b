import {
  documents,
  type KeyOf,
  type ListAccess,
  type ListExportPart,
  type ListReader,
  type ListRow,
} from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";

const selectList = selectDocument(documents.list);
const selectExport = selectDocument(documents.listExport);

const selectAccess = statement(({ db }, { id }: { readonly id: string }) =>
  db
    .selectFrom("list_access")
    .select(["subject_kind", "subject_id", "level"])
    .where("list_id", "=", id)
    .orderBy("subject_kind")
    .orderBy("subject_id"),
);

interface Rows {
  readonly listId: string;
  readonly ids: readonly string[];
}

/** Selects by ID only: with the List as a second condition, SQLite would scan all of its rows. */
const selectRows = statement(({ db, dialect }, { ids }: Pick<Rows, "ids">) =>
  db.selectFrom("list_rows").select("document").where(dialect.isAmong("id", ids)),
);

const selectLastPlace = statement(({ db }, { listId }: { readonly listId: string }) =>
  db
    .selectFrom("list_rows")
    .select("place")
    .where("list_id", "=", listId)
    .where("parent_id", "=", "")
    .orderBy("place", "desc")
    .limit(1),
);

const selectParents = statement(({ db, dialect }, { listId, ids }: Rows) =>
  db
    .selectFrom("list_rows")
    .select("parent_id")
    .distinct()
    .where("list_id", "=", listId)
    .where(dialect.isAmong("parent_id", ids)),
);

interface Slice {
  readonly listId: string;
  readonly parentId: string;
  readonly place: number;
  readonly id: string;
  readonly limit: number;
}

const selectSlice = statement(({ db }, { listId, parentId, place, id, limit }: Slice) =>
  db
    .selectFrom("list_rows")
    .select("document")
    .where("list_id", "=", listId)
    .where("parent_id", "=", parentId)
    .where("place", ">=", place)
    .where((row) => row.or([row("place", ">", place), row("id", ">", id)]))
    .orderBy("place")
    .orderBy("id")
    .limit(limit),
);

type PartKey = KeyOf<typeof documents.listExportPart>;

const selectPart = selectDocument(documents.listExportPart);

/** Before the place of every row. */
const beforeAll = { place: Number.MIN_SAFE_INTEGER, id: "" };

/** Reader of Lists, their rows and their exports. */
export function createListReader(reading: Reading): ListReader {
  return {
    get: (id) => oneDocument(reading, selectList, { id }),
    accessOf: async (id) => (await reading.rows(selectAccess, { id })).map(toAccess),
    rows: async (listId, ids) =>
      (await allDocuments<ListRow, Pick<Rows, "ids">>(reading, selectRows, { ids })).filter(
        (row) => row.listId === listId,
      ),
    findRows: ({ listId, parentId = "", after: { place, id } = beforeAll, limit }) =>
      allDocuments(reading, selectSlice, { listId, parentId, place, id, limit }),
    lastPlace: async (listId) => (await firstRow(reading, selectLastPlace, { listId }))?.place,
    parentsAmong: async (listId, ids) =>
      new Set((await reading.rows(selectParents, { listId, ids })).map((row) => row.parent_id)),
    export: (id) => oneDocument(reading, selectExport, { id }),
    exportPart: async (id, part) =>
      (await oneDocument<ListExportPart, PartKey>(reading, selectPart, { export_id: id, part }))?.text,
  };
}

function toAccess(row: { readonly subject_kind: string; readonly subject_id: string; readonly level: string }) {
  // The columns have the values given to `grantListAccess`.
  return { subject: { kind: row.subject_kind, id: row.subject_id }, level: row.level } as ListAccess;
}
