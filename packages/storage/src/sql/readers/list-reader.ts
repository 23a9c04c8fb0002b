import {
  documents,
  type KeyOf,
  type ListAccess,
  type ListExportPart,
  type ListReader,
  type ListRow,
} from "@rollcall/service/store";
import { findings } from "../files/file-reader.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";
import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

const selectList = selectDocument(documents.list);
const selectExport = selectDocument(documents.listExport);

/** The users and channels with access to a List. */
const selectAccess = statement<
  { readonly id: string },
  Columns<"list_access", "subject_kind" | "subject_id" | "level">
>(
  (arg) => sql`select subject_kind, subject_id, level from list_access where list_id = ${arg.id}
    order by subject_kind, subject_id`,
);

/** Selects by ID only: with the List as a second condition, SQLite would scan all of its rows. */
const selectRows = statement<{ readonly ids: readonly string[] }, Columns<"list_rows", "document">>(
  (arg) => sql`select document from list_rows where id ${among(arg.ids)}`,
);

/** Place of the last row below a parent. */
const selectLastPlace = statement<
  { readonly listId: string; readonly parentId: string },
  Columns<"list_rows", "place">
>(
  (arg) => sql`select place from list_rows where list_id = ${arg.listId} and parent_id = ${arg.parentId}
    order by place desc limit 1`,
);

/** Which rows of a List are parents. */
const selectParents = statement<
  { readonly listId: string; readonly ids: readonly string[] },
  Columns<"list_rows", "parent_id">
>((arg) => sql`select distinct parent_id from list_rows where list_id = ${arg.listId} and parent_id ${among(arg.ids)}`);

/** Rows of a List before a creation, newest first. */
const selectNewest = statement<
  {
    readonly listId: string;
    readonly archived: number;
    readonly created: string;
    readonly id: string;
    readonly limit: number;
  },
  Columns<"list_rows", "document">
>(
  (arg) => sql`select document from list_rows where list_id = ${arg.listId} and archived = ${arg.archived}
    and created <= ${arg.created} and (created < ${arg.created} or id < ${arg.id})
    order by created desc, id desc limit ${arg.limit}`,
);

/** Number of the rows of a List, archived or not. */
const countRows = statement<{ readonly listId: string; readonly archived: number }, { readonly count: number }>(
  (arg) => sql`select count(*) as count from list_rows where list_id = ${arg.listId} and archived = ${arg.archived}`,
);

/** Rows of a List below a parent, after a position. */
const selectSlice = statement<
  {
    readonly listId: string;
    readonly parentId: string;
    readonly place: number;
    readonly id: string;
    readonly limit: number;
  },
  Columns<"list_rows", "document">
>(
  (arg) => sql`select document from list_rows where list_id = ${arg.listId} and parent_id = ${arg.parentId}
    and place >= ${arg.place} and (place > ${arg.place} or id > ${arg.id})
    order by place, id limit ${arg.limit}`,
);

type PartKey = KeyOf<typeof documents.listExportPart>;

const selectPart = selectDocument(documents.listExportPart);

/** Before the place of every row. */
const beforeAll = { place: Number.MIN_SAFE_INTEGER, id: "" };

/** Later than every row. */
const afterAll = { created: "~", id: "" };

/** Reader of Lists, their rows and their exports. */
export function createListReader(reading: Reading): ListReader {
  return {
    get: (id) => oneDocument(reading, selectList, { id }),
    findSeen: async (page) => (await findings()).findSeenLists(reading, page),
    accessOf: async (id) => (await reading.rows(selectAccess, { id })).map(toAccess),
    async rows(listId, ids) {
      const rows: readonly ListRow[] = await allDocuments(reading, selectRows, { ids });
      return rows.filter((row) => row.listId === listId);
    },
    findRows: ({ listId, parentId = "", after: { place, id } = beforeAll, limit }) =>
      allDocuments(reading, selectSlice, { listId, parentId, place, id, limit }),
    newestRows: ({ listId, archived, after: { created, id } = afterAll, limit }) =>
      allDocuments(reading, selectNewest, { listId, archived: archived ? 1 : 0, created, id, limit }),
    async countRows(listId) {
      const [rows, archived] = await Promise.all([0, 1].map((flag) => countOf(reading, listId, flag)));
      return { rows: rows ?? 0, archived: archived ?? 0 };
    },
    lastPlace: async (listId, parentId = "") => (await firstRow(reading, selectLastPlace, { listId, parentId }))?.place,
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

async function countOf(reading: Reading, listId: string, archived: number): Promise<number> {
  return Number((await firstRow(reading, countRows, { listId, archived }))?.count ?? 0);
}
