import { documents, type FileReader } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";

const selectFile = selectDocument(documents.file);

const selectFiles = compiled("files.many");

/** Reader of file metadata. */
export function createFileReader(reading: Reading): FileReader {
  return {
    get: (id) => oneDocument(reading, selectFile, { id }),
    getMany: (ids) => allDocuments(reading, selectFiles, { ids }),
  };
}
