import {
  type AnyDocument,
  type App,
  type DocumentSet,
  documents,
  type Expectation,
  type Group,
  type PutWrite,
} from "@rollcall/service/store";
import { countVersion } from "../events/subscriptions.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { forUpdate, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, execute, firstOf, type Steps } from "../statements/steps.js";
import type { Columns } from "../tables.js";
import { releaseHandle, takeName, unlessTaken } from "./claim-name.js";
import { putChannel } from "./put-channel.js";
import { putUser, type UserWrites } from "./put-user.js";

/** Options of the writes of documents. */
export interface PutOptions extends UserWrites {
  readonly documents: DocumentSet;
}

/**
 * Inserts or replaces a document.
 * @param guard expected version of a user
 * @returns the expectation that failed, if any
 */
export function putDocument(
  write: PutWrite,
  guard: Expectation | undefined,
  { documents: set, ...options }: PutOptions,
): Steps<Expectation | undefined> {
  switch (write.document) {
    case "user":
      return putUser(write.value, guard?.kind === "version" ? guard.version : undefined, options);
    case "channel":
      return putChannel(write.value);
    case "group":
      return putGroup(write.value);
    case "app":
      return putApp(write.value);
    default:
      return putPlain(documentNamed(set, write.document), write.value);
  }
}

/** Document of a set by name. */
export function documentNamed(set: DocumentSet, name: string): AnyDocument {
  const document = set[name];
  if (document === undefined) throw new Error(`The store has no documents named "${name}".`);
  return document;
}

/** Other processes see by the version that the subscriptions may have changed. */
function* putApp(app: App): Steps<undefined> {
  yield* execute(countVersion, {});
  return yield* putPlain(documents.app, app);
}

function* putPlain(document: AnyDocument, value: object): Steps<undefined> {
  return yield* execute(upsertDocument(document), toRow(document, value));
}

/** Locks a group until the end of the transaction, and returns its handle. */
const lockHandle = statement<{ readonly groupId: string }, Columns<"groups", "handle_key">>(
  (arg) => sql`select handle_key from groups where id = ${arg.groupId}${forUpdate}`,
);

/**
 * Inserts or replaces a group. Its members stay unchanged. A former handle is released.
 * @returns the expectation that failed, if the name or the handle is taken
 */
function* putGroup(group: Group): Steps<Expectation | undefined> {
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
