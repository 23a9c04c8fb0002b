import { documents, type FunctionReader } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { among, sql, tableOf } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";

const selectFunction = selectDocument(documents.function);

/** The first function of an app with a callback. */
const selectByCallback = statement<
  { readonly appId: string; readonly callbackId: string },
  Columns<"functions", "document">
>(
  (arg) => sql`select document from functions where app_id = ${arg.appId} and callback_id = ${arg.callbackId}
    order by created, id limit 1`,
);

/** Functions of apps after a position: those that are distributed, and all of some apps. */
const selectPage = statement<
  {
    readonly appIds: readonly string[];
    readonly undistributedOf: readonly string[];
    readonly created: string;
    readonly id: string;
    readonly limit: number;
  },
  Columns<"functions", "document">
>(
  (arg) => sql`select document from functions where app_id ${among(arg.appIds)}
    and (distributed = 1 or app_id in (select list.value from ${tableOf(arg.undistributedOf)} as list))
    and (created > ${arg.created} or (created = ${arg.created} and id > ${arg.id}))
    order by created, id limit ${arg.limit}`,
);

/** Reader of the functions of apps. */
export function createFunctionReader(reading: Reading): FunctionReader {
  return {
    get: (id) => oneDocument(reading, selectFunction, { id }),
    byCallback: (appId, callbackId) => oneDocument(reading, selectByCallback, { appId, callbackId }),
    find: ({ appIds, undistributedOf, after = { created: "", id: "" }, limit }) =>
      allDocuments(reading, selectPage, { appIds, undistributedOf, ...after, limit }),
  };
}
