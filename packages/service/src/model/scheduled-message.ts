import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import type { MessageDraft } from "./message.js";
import { defineDocument, integer, text } from "./port/document.js";

/** A message that is posted at a later time. Posting it removes it. */
export interface ScheduledMessage {
  readonly id: Id;
  readonly version: number;
  /** Workspace of the conversation. */
  readonly workspaceId: Id;
  /** App that scheduled it. Empty for a token without an app. */
  readonly appId: Id;
  /** User or bot whose token scheduled it. */
  readonly userId: Id;
  /** User or bot that posts it. */
  readonly authorId: Id;
  readonly created: Instant;
  /** Unix time in seconds. */
  readonly postAt: number;
  readonly message: MessageDraft;
  /** The author may post to a public channel without joining it. */
  readonly postsAnywhere?: true;
}

const order = ["post_at", "created"] as const;

/** Scheduled messages, by when they are posted. */
export const scheduledMessages = defineDocument<ScheduledMessage>()({
  name: "scheduledMessage",
  table: "scheduled_messages",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId, { document: "workspace", onRemove: "remove" }),
    channel_id: text((it) => it.message.channelId, { document: "channel", onRemove: "remove" }),
    app_id: text((it) => it.appId),
    user_id: text((it) => it.userId),
    /** Unix time in seconds. */
    post_at: integer((it) => it.postAt),
    /** Unix time in milliseconds. */
    created: integer((it) => millisecondsOf(it.created)),
  },
  lists: {
    due: { by: [], order },
    of_app: { by: ["workspace_id", "app_id"], order },
    of_user: { by: ["workspace_id", "app_id", "user_id"], order },
    in_channel: { by: ["channel_id"], order },
    of_app_in: { by: ["channel_id", "app_id"], order },
    of_user_in: { by: ["channel_id", "app_id", "user_id"], order },
  },
  sample: (seed) => ({
    id: `Q${1 + (seed % 7)}`,
    version: 1 + (seed % 3),
    workspaceId: "T1",
    appId: `A${seed % 2}`,
    userId: `U${1 + (seed % 3)}`,
    authorId: `U${1 + (seed % 3)}`,
    created: `2026-01-02T03:04:0${seed % 5}.006Z`,
    postAt: 1_780_000_000 + (seed % 4),
    message: { channelId: "C1", userId: `U${1 + (seed % 3)}`, text: "later" },
  }),
});
