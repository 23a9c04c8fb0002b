import type { Id } from "../../values/ids.js";

/** The receivers of an event. Every condition that is given must hold. */
export interface StoredAudience {
  /** Name that manifests subscribe to the event by, such as `message.channels`. */
  readonly subscription: string;
  /** Workspaces, or an organization, of which the app must be installed in one. */
  readonly workspaceIds: readonly Id[];
  /** Conversation that the token's user or bot must see. */
  readonly channelId?: Id;
  /** Kind of that conversation, which decides about the scope. */
  readonly kind?: string;
  /** File that the token's user or bot must see: its own, or one that is shared in one of its conversations. */
  readonly fileId?: Id;
  /** Whether full members see the conversation or the file without being members of a conversation. Default: they do not. */
  readonly isPublic?: boolean;
  /** The user or bot whose token it must be. */
  readonly userId?: Id;
  /** The only app. It receives the event of its own end with a token that is over by then. */
  readonly appId?: Id;
}

/** An event of a commit, before anybody is known to receive it. */
export interface StoredDraft {
  /** Type of the delivered event, such as `message`. */
  readonly type: string;
  readonly audience: StoredAudience;
  /** Whether those receive it who would have before the writes, because the writes take that away. */
  readonly isFarewell?: true;
  /** The facts that its payload is written from, as of the commit. */
  readonly facts: object;
  /** Whether a caller has stated the payload, which then is the facts. */
  readonly isStated?: true;
}
