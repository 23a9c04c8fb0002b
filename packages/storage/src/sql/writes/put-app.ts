import type { App } from "@rollcall/service/store";
import { toText } from "../documents.js";
import { statement } from "../statement.js";
import { changedBy, type Steps } from "../steps.js";
import type { AppTable } from "../tables.js";

const upsertApp = statement(({ db }, row: AppTable) =>
  db
    .insertInto("apps")
    .values({ id: row.id, version: row.version, manager_app_id: row.manager_app_id, document: row.document })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        version: (it) => it.ref("excluded.version"),
        manager_app_id: (it) => it.ref("excluded.manager_app_id"),
        document: (it) => it.ref("excluded.document"),
      }),
    ),
);

/** Inserts an app, or replaces the one with its id. */
export function* putApp(app: App): Steps<void> {
  const { id, version, deleted, managerAppId = null } = app;
  const manager_app_id = deleted ? null : managerAppId;
  yield* changedBy(upsertApp, { id, version, manager_app_id, document: toText(app) });
}
