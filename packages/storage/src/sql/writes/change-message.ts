import { type ChangeMessage, documents, type Expectation } from "@rollcall/service/store";
import { formerVersion, replaceDocument, replaceVersion, toRow } from "../statements/document-statements.js";
import { changedBy, execute, type Steps } from "../statements/steps.js";

/**
 * Replaces a message.
 * @param guard expected version
 * @returns the expectation, if the message has another version
 */
export function* changeMessage(
  { message }: ChangeMessage,
  guard: Expectation | undefined,
): Steps<Expectation | undefined> {
  const row = toRow(documents.message, message);
  if (guard?.kind !== "version") return yield* execute(replaceDocument(documents.message), row);
  const changed = yield* changedBy(replaceVersion(documents.message), { ...row, [formerVersion]: guard.version });
  return changed === 1 ? undefined : guard;
}
