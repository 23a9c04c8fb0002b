import { documents, type FileReader } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";

const selectFile = selectDocument(documents.file);

const selectFiles = statement(({ db, dialect }, { ids }: { readonly ids: readonly string[] }) =>
  db.selectFrom("files").select("document").where(dialect.isAmong("id", ids)),
);

/** Reader of file metadata. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectFiles, { ids }),
  };
}
