import { documents, type Expectation, type Group } from "@rollcall/service/store";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { forUpdate, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import { unlessTaken } from "../statements/unique-violation.js";
import type { Columns } from "../tables.js";
import { releaseHandle, takeName } from "./claim-name.js";

/** Locks a group until the end of the transaction, and returns its handle. */
const lockHandle = statement<{ readonly groupId: string }, Columns<"groups", "handle_key">>(
  (arg) => sql`select handle_key from groups where id = ${arg.groupId}${forUpdate}`,
);

/**
 * Inserts or replaces a group. Its members stay unchanged. A former handle is released.
 * @returns the expectation that failed, if the name or the handle is taken
 */
export function* putGroup(group: Group): Steps<Expectation | undefined> {
  const { id: except, displayName: name, handle } = group;
  const row = toRow(documents.group, group);
  if (handle === undefined) yield* execute(releaseHandle, { groupId: except });
  const before = handle === undefined ? undefined : yield* firstOf(lockHandle, { groupId: except });
  const isTaken = { kind: "freeGroupName", name, except } as const;
  const taken = yield* unlessTaken(changedBy(upsertDocument(documents.group), row), isTaken);
  const former = before?.handle_key ?? undefined;
  if (taken !== undefined || handle === undefined || row.handle_key === null || row.handle_key === former) return taken;
  return (yield* takeName(row.handle_key, except, former)) ? undefined : { kind: "freeHandle", name: handle, except };
}
