import {
  documents,
  type KeyOf,
  type ListAccess,
  type ListExportPart,
  type ListReader,
  type ListRow,
} from "@rollcall/service/store";
import { findings } from "../files/findings.js";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, oneDocument, type Reading } from "../statements/reading.js";

const selectList = selectDocument(documents.list);
const selectExport = selectDocument(documents.listExport);

const selectAccess = compiled("lists.access");

const selectRows = compiled("lists.rows");
const selectLastPlace = compiled("lists.lastPlace");
const selectParents = compiled("lists.parents");

const selectNewest = compiled("lists.newest");
const countRows = compiled("lists.count");
const selectSlice = compiled("lists.slice");

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
