import type { File, Reaction } from "@rollcall/api/webapi";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Replier } from "../../model/message-store.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";
import type { MessageAuthor } from "./message-author.js";

/** Metadata that a call asks for: all, or that with one of the event types. */
export type WantedMetadata = "all" | ReadonlySet<string>;

/** Dependencies of the representation of messages. */
export interface MessageView {
  readonly channel: Channel;
  readonly viewerId: Id;
  readonly siteUrl: string;
  readonly metadata: WantedMetadata;
  /** Set to show all users who reacted. Default: the first ones of each emoji, and the viewer. */
  readonly reactors?: "all";
}

/** The users, files and apps that messages refer to, by key. */
export interface MessageReferences {
  readonly authors: ReadonlyMap<Id, MessageAuthor>;
  readonly files: ReadonlyMap<Id, File>;
  /** By `ts` of the parent. */
  readonly threads: ReadonlyMap<Ts, readonly Replier[]>;
  /** By `ts` of the message. */
  readonly reactions: ReadonlyMap<Ts, readonly Reaction[]>;
  /** Parents of replies, by `ts`. */
  readonly parents: ReadonlyMap<Ts, Message>;
}
