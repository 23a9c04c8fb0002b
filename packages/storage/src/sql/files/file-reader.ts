import { documents, type FileReader } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { selectUsed } from "./file-statements.js";
import { findings } from "./findings.js";

const selectFile = selectDocument(documents.file);

/** Files by ID. */
const selectMany = statement<{ readonly ids: readonly string[] }, Columns<"files", "document">>(
  (arg) => sql`select document from files where id ${among(arg.ids)}`,
);

/** Reader of files. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectMany, { ids }),
    find: async (slice) => (await findings()).findFiles(reading, slice),
    sharesOf: async (ids) => (await findings()).findShares(reading, ids),
    bytesIn: async (workspaceId) => (await findings()).countBytes(reading, workspaceId),
    usedContents: async (hashes) => new Set((await reading.rows(selectUsed, { hashes })).map(({ content }) => content)),
  };
}
