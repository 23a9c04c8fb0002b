import type { RecordActivity } from "./activity.js";
import type { ChannelWrite } from "./channel-store.js";
import type { ServiceDocuments } from "./documents.js";
import type { GroupWrite } from "./group-store.js";
import type { ListWrite } from "./list-store.js";
import type { ChangeMessage, InsertMessage, PostedMessage } from "./message-store.js";
import type { PutOf, RemoveOf } from "./port/document.js";
import type { RemoveReaction } from "./reaction-store.js";
import type { RevokeInstallations, RevokeUserTokens } from "./token-store.js";

/** Inserts or replaces a document by its key. */
export type PutWrite = PutOf<Omit<ServiceDocuments, "message">>;

/** Removes a document by its key, and the documents and memberships that belong to it. */
export type RemoveWrite = RemoveOf<Omit<ServiceDocuments, "user" | "channel" | "message">>;

/** A write that adds nothing to the answer of `commit`. */
export type SilentWrite =
  | PutWrite
  | RemoveWrite
  | GroupWrite
  | ChannelWrite
  | RevokeUserTokens
  | RevokeInstallations
  | ChangeMessage
  | RecordActivity
  | RemoveReaction
  | ListWrite;

/** One change of the state, as plain data. A message for a channel that does not exist fails as `openChannel`. */
export type Write = SilentWrite | InsertMessage;

/** The answers of `commit` about its writes, by name. */
export interface Answers {
  /** The messages of the batch, in its order. */
  readonly messages: { readonly to: InsertMessage; readonly is: PostedMessage };
}

/** The name of a write in logs, metrics and the journal: `putUser`, `insertMessage`. */
export function nameOf(write: Write): string {
  if (write.kind !== "put" && write.kind !== "remove") return write.kind;
  return `${write.kind}${write.document[0]?.toUpperCase()}${write.document.slice(1)}`;
}
