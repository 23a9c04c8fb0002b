import { documents, type FunctionReader } from "@rollcall/service/store";
import { selectDocument } from "../statements/document-statements.js";
import { allDocuments, oneDocument, type Reading } from "../statements/reading.js";
import { statement } from "../statements/statement.js";

const selectFunction = selectDocument(documents.function);

const selectByCallback = statement(
  ({ db }, { appId, callbackId }: { readonly appId: string; readonly callbackId: string }) =>
    db
      .selectFrom("functions")
      .select("document")
      .where("app_id", "=", appId)
      .where("callback_id", "=", callbackId)
      .orderBy("created")
      .orderBy("id")
      .limit(1),
);

interface Page {
  readonly appIds: readonly string[];
  readonly undistributedOf: readonly string[];
  readonly created: string;
  readonly id: string;
  readonly limit: number;
}

const selectPage = statement(({ db, dialect }, { appIds, undistributedOf, created, id, limit }: Page) =>
  db
    .selectFrom("functions")
    .select("document")
    .where(dialect.isAmong("app_id", appIds))
    .where((row) =>
      row.or([
        row("distributed", "=", 1),
        row("app_id", "in", row.selectFrom(dialect.listTable(undistributedOf).as("list")).select("list.value")),
      ]),
    )
    .where((row) => row.or([row("created", ">", created), row.and([row("created", "=", created), row("id", ">", id)])]))
    .orderBy("created")
    .orderBy("id")
    .limit(limit),
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
