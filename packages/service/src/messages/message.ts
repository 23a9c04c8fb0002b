import type { Id } from "../organizations/organization.js";

/** Time of a message and its name inside its channel: seconds, a dot, six digits. */
export type Ts = string;

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
  readonly blocks?: readonly object[];
  readonly attachments?: readonly object[];
  readonly metadata?: object;
  readonly threadTs?: Ts;
  readonly replyBroadcast?: boolean;
  readonly clientMsgId?: string;
  readonly unfurl?: { readonly links?: boolean; readonly media?: boolean; readonly appLinks?: boolean };
}

/** A message as it is stored. */
export interface Message extends MessageDraft {
  readonly ts: Ts;
}
