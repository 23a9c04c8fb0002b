import type { DocumentReader } from "@rollcall/service/store";
import { type Cells, selectDocument, selectList } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";

/** Reader of any document, by key and by list. */
export function createDocumentReader(reading: Reading): DocumentReader {
  return {
    get: (document, key) => oneDocument(reading, selectDocument(document), key),
    list: (document, list, given, { limit, after }) =>
      allDocuments(reading, selectList(document, list, after === undefined), {
        ...prefixed("by", given),
        ...(after !== undefined && prefixed("after", after)),
        limit,
      }),
  };
}

function prefixed(prefix: string, cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [`${prefix} ${name}`, cell]));
}
