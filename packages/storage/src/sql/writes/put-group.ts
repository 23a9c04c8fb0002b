import { documents, type Expectation, type Group } from "@rollcall/service/store";
import { compiled } from "../statements/compiled.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import { takeName } from "./claim-name.js";
import { unlessTaken } from "./unless-taken.js";

const releaseHandle = compiled("names.releaseOfGroup");
const lockHandle = compiled("groups.lockHandle");

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
