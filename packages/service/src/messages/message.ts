import type { Id } from "../organizations/organization.js";

/** Time of a message and its name inside its channel: seconds, a dot, six digits. */
export type Ts = string;

/** An object as JSON carries it. */
export interface JsonObject {
  readonly [key: string]: unknown;
}

/** A message before `commit` has given it its `ts`. */
export interface MessageDraft {
  readonly channelId: Id;
  readonly subtype?: string;
  readonly userId?: Id;
  readonly botId?: Id;
  readonly appId?: Id;
  readonly username?: string;
  readonly icons?: { readonly emoji?: string; readonly imageUrl?: string };
  readonly text: string;
  readonly blocks?: readonly JsonObject[];
  readonly attachments?: readonly JsonObject[];
  readonly metadata?: JsonObject;
  readonly threadTs?: Ts;
  readonly replyBroadcast?: boolean;
  readonly clientMsgId?: string;
  /** Files of the service that hang on the message. */
  readonly fileIds?: readonly Id[];
  readonly unfurl?: { readonly links?: boolean; readonly media?: boolean; readonly appLinks?: boolean };
  /** A message that is gone stays as a document, so that its `clientMsgId` can say so. */
  readonly deleted?: true;
}

/** A message as it is stored. */
export interface Message extends MessageDraft {
  readonly ts: Ts;
}
