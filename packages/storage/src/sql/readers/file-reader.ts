import type { FileReader } from "@rollcall/service/store";
import { selectDocument } from "../documents.js";
import { allDocuments, oneDocument, type Reading } from "../reading.js";
import { statement } from "../statement.js";

const selectFile = selectDocument("files");

const selectFiles = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom("files").select("document").where(dialect.isAmong("id", ids)),
);

/** Reads what is known of files. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectFiles, { ids }),
  };
}
