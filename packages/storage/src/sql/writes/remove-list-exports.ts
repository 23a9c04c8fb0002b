import type { Write } from "@rollcall/service/store";
import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** Removes the parts of the exports of a List from before an instant. */
const deleteParts = statement<{ readonly listId: string; readonly before: string }>(
  (arg) => sql`delete from list_export_parts where export_id in (select id from list_exports
    where list_id = ${arg.listId} and created < ${arg.before})`,
);

/** Removes the exports of a List from before an instant. */
const deleteExports = statement<{ readonly listId: string; readonly before: string }>(
  (arg) => sql`delete from list_exports where list_id = ${arg.listId} and created < ${arg.before}`,
);

/** Removes exports of a List that are older than an instant, with their parts. */
export function* removeListExports(write: Extract<Write, { kind: "removeListExports" }>): Steps<void> {
  yield* changedBy(deleteParts, write);
  yield* changedBy(deleteExports, write);
}
