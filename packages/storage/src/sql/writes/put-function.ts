import type { AppFunction } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { FunctionTable } from "../tables.js";

const upsertFunction = statement(({ db }, row: FunctionTable) =>
  db
    .insertInto("functions")
    .values({
      id: row.id,
      version: row.version,
      app_id: row.app_id,
      callback_id: row.callback_id,
      created: row.created,
      distributed: row.distributed,
      document: row.document,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        app_id: (it) => it.ref("excluded.app_id"),
        callback_id: (it) => it.ref("excluded.callback_id"),
        created: (it) => it.ref("excluded.created"),
        distributed: (it) => it.ref("excluded.distributed"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Inserts or replaces a function. */
export function* putFunction(appFunction: AppFunction): Steps<void> {
  const { id, version, appId, callbackId, created, distributed } = appFunction;
  const row = { id, version, app_id: appId, callback_id: callbackId, created, distributed: distributed ? 1 : 0 };
  yield* changedBy(upsertFunction, { ...row, document: toText(appFunction) });
}
