import { documents, type FunctionReader } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";

const selectFunction = selectDocument(documents.function);

const selectByCallback = compiled("apps.functionByCallback");

const selectPage = compiled("apps.functionPage");

/** Reader of the functions of apps. */
export function createFunctionReader(reading: Reading): FunctionReader {
  return {
    get: (id) => oneDocument(reading, selectFunction, { id }),
    byCallback: (appId, callbackId) => oneDocument(reading, selectByCallback, { appId, callbackId }),
    find: ({ appIds, undistributedOf, after = { created: "", id: "" }, limit }) =>
      allDocuments(reading, selectPage, { appIds, undistributedOf, ...after, limit }),
  };
}
