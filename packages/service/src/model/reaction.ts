import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import type { Message } from "./message.js";

/** Kinds of clients that people read with. */
export const clientKinds = ["desktop", "mobile", "web"] as const;

/** One of {@link clientKinds}. */
export type ClientKind = (typeof clientKinds)[number];

/** A user's view, reaction, share or click. Repeated for the same message, it is the same activity. */
export type Activity = {
  readonly channelId: Id;
  readonly ts: Ts;
  readonly userId: Id;
} & (
  | { readonly kind: "view"; readonly client: ClientKind }
  /** `name` is the emoji's, without colons. */
  | { readonly kind: "reaction"; readonly name: string }
  | { readonly kind: "share" }
  | { readonly kind: "click" }
);

/** Records activity. Ignores that of unknown messages and users, and that which is already recorded. */
export interface RecordActivity {
  readonly kind: "recordActivity";
  readonly activity: readonly Activity[];
}

/** A user's reaction to a message with an emoji. */
export interface OwnReaction {
  readonly channelId: Id;
  readonly ts: Ts;
  readonly userId: Id;
  /** Name of the emoji without colons. */
  readonly name: string;
}

/** An emoji of a message, and users who reacted with it. */
export interface EmojiReactions {
  /** The message's. */
  readonly ts: Ts;
  readonly name: string;
  /** The first users, in the order of their reactions, and the viewer. */
  readonly userIds: readonly Id[];
  /** Number of all users. */
  readonly count: number;
}

/** Which users the reactions to messages name. */
export interface ReactionView {
  readonly viewerId: Id;
  /** Maximum number of users of each emoji, without the viewer. */
  readonly usersAtMost: number;
}

/** The state of a message that matters for one more reaction. */
export interface ReactionRoom {
  /** Whether the user has reacted with this emoji. */
  readonly isOwn: boolean;
  /** Number of emoji that the user has reacted with. */
  readonly ownCount: number;
  /** Number of other emoji of the message. 0 if it has this one too, so that there is room in any case. */
  readonly otherEmoji: number;
}

/** A message in a channel. */
export interface ReactedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
}

/** The messages of a workspace with reactions of a user, as a viewer sees them. */
export interface ReactedBy {
  readonly userId: Id;
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees public channels of the workspace without joining them. */
  readonly seesPublic: boolean;
}

/** A page of those messages, newest first. */
export interface ReactedSlice extends ReactedBy {
  /** First message of the page. Default: the newest. */
  readonly from?: ReactedMessage;
  /** Number of messages to leave out. */
  readonly offset: number;
  readonly limit: number;
}

export interface ReactionReader {
  /** Finds the reactions to messages of a channel, by message, then by first use of the emoji. */
  of(channelId: Id, timestamps: readonly Ts[], view: ReactionView): Promise<readonly EmojiReactions[]>;
  /** The state that matters for a reaction. Costs the same whatever the number of users who have reacted. */
  room(reaction: OwnReaction): Promise<ReactionRoom>;
  /** Finds messages with reactions of a user. Deleted ones are left out. */
  by(slice: ReactedSlice): Promise<readonly Message[]>;
  /** Number of messages with reactions of a user. */
  countBy(selection: ReactedBy): Promise<number>;
}

/** Removes a reaction. Does nothing if there is none. */
export interface RemoveReaction extends OwnReaction {
  readonly kind: "removeReaction";
}

/** Expectations about reactions. */
export type ReactionExpectation =
  /** The message exists, the user has not reacted with the emoji, and there is room for one more reaction. */
  | ({
      readonly kind: "mayReact";
      /** Maximum number of emoji of the message. */
      readonly emojiAtMost: number;
      /** Maximum number of emoji of the user. */
      readonly ownAtMost: number;
    } & OwnReaction)
  /** The user has reacted with the emoji. */
  | ({ readonly kind: "hasReacted" } & OwnReaction);
