import {
  type AnyDocument,
  type App,
  type DocumentSet,
  documents,
  type Expectation,
  type PutWrite,
} from "@rollcall/service/store";
import { countVersion } from "../events/subscriptions.js";
import { toRow, upsertDocument } from "../statements/document-statements.js";
import { execute, type Steps } from "../statements/steps.js";
import { putChannel } from "./put-channel.js";
import { putGroup } from "./put-group.js";
import { putUser } from "./put-user.js";

/**
 * Inserts or replaces a document.
 * @param guard expected version of a user
 * @returns the expectation that failed, if any
 */
export function putDocument(
  write: PutWrite,
  guard: Expectation | undefined,
  set: DocumentSet,
): Steps<Expectation | undefined> {
  switch (write.document) {
    case "user":
      return putUser(write.value, guard?.kind === "version" ? guard.version : undefined);
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
