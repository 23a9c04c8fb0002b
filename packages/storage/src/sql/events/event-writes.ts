import type { AnyDocument, Id, StoredEvent } from "@rollcall/service/store";
import { parseDocument, selectDocument, toText } from "../statements/document-statements.js";
import { firstOf, rowsOf, type Steps } from "../statements/steps.js";
import { type AudienceArgs, insertDeliveries } from "./event-statements.js";

/** An event that a commit brings about. */
export interface PublishedEvent {
  readonly audience: AudienceArgs;
  readonly event: StoredEvent;
  /** Set if the commit has no step after it. */
  readonly isLast?: true;
}

/** The statements with which a database records events. */
export interface EventWrites {
  /** Adds a delivery for each app that receives an event. Returns the apps. */
  deliver(published: PublishedEvent): Steps<readonly Id[]>;
  /** Reads a document. */
  find(document: AnyDocument, key: object): Steps<object | undefined>;
}

/** Statements that every database has. */
export const eventWrites: EventWrites = {
  *deliver({ audience, event, isLast }) {
    const { id: eventId, atMs } = event;
    const args = { ...audience, eventId, atMs, document: toText(event) };
    const receivers = yield* rowsOf(insertDeliveries, args, isLast);
    return receivers.map(({ app_id: id }) => id);
  },
  *find(document, key) {
    const row = yield* firstOf(selectDocument(document), { ...key });
    return row === undefined ? undefined : parseDocument<object>(row.document);
  },
};
