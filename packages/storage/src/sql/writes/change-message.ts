import { type ChangeMessage, documents, type Expectation } from "@rollcall/service/store";
import { deleteShares, insertShares } from "../files/file-statements.js";
import { noteChange } from "../search/note-change.js";
import { formerVersion, replaceDocument, replaceVersion, toRow } from "../statements/document-statements.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";

/**
 * Replaces a message.
 * @param guard expected version
 * @returns the expectation, if the message has another version
 */
export function* changeMessage(
  { message, formerFileIds = [] }: ChangeMessage,
  guard: Expectation | undefined,
): Steps<Expectation | undefined> {
  const row = toRow(documents.message, message);
  if (guard?.kind === "version") {
    const changed = yield* changedBy(replaceVersion(documents.message), { ...row, [formerVersion]: guard.version });
    if (changed !== 1) return guard;
  } else yield* execute(replaceDocument(documents.message), row);
  const { channelId, fileIds = [], deleted } = message;
  if (formerFileIds.length > 0) yield* execute(deleteShares, { channelId, ts: row.ts });
  if (fileIds.length > 0 && deleted !== true) yield* execute(insertShares, { channelId, ts: row.ts, fileIds });
  return yield* execute(noteChange, { channelId, ts: row.ts, version: row.version });
}
