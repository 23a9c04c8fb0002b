import { messageDefaults } from "../generated/service.js";
import type { Activity } from "../model/activity.js";
import type { MessageDraft, MessagePin } from "../model/message.js";
import { startStream } from "../model/message-stream.js";
import type { Write } from "../model/writes.js";
import { toBotId } from "../rules/directory/to-bot-id.js";
import { fallbackText } from "../rules/messages/text/block-text.js";
import { printTs, readTs, type Ts } from "../values/message-ts.js";
import type { WorldMessage } from "./messages.js";
import { present } from "./section/present.js";
import { storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";
import { userSection } from "./users.js";

/** Writes of the messages, ordered by time, and their activity. */
export function messageWrites(messages: readonly WorldMessage[], context: WriteContext): readonly Write[] {
  return inTime(messages, context).flatMap(({ message, atUs }): readonly Write[] => {
    const ts = printTs(atUs);
    const draft = toDraft(message, ts, context);
    const activity = toActivity(message, { channelId: draft.channelId, ts }, context);
    const posted = { kind: "insertMessage", message: draft, nowMs: atUs / 1000 } as const;
    return activity.length === 0 ? [posted] : [posted, { kind: "recordActivity", activity: activity }];
  });
}

/** Messages with the microsecond at which each is posted. Those without a `ts` follow each other, starting now. */
function inTime(messages: readonly WorldMessage[], { ids, nowMs }: WriteContext) {
  const timed = messages.map((message) => ({
    message,
    sentUs: readTs(message.ts ?? "") ?? nowMs * 1000,
  }));
  const last = new Map<string, number>();
  return timed
    .toSorted((one, other) => one.sentUs - other.sentUs)
    .map(({ message, sentUs }) => {
      const channelId = ids.of("channel", message.channel);
      const atUs = Math.max(sentUs, (last.get(channelId) ?? 0) + 1);
      last.set(channelId, atUs);
      return { message, atUs };
    });
}

function toDraft(message: WorldMessage, ts: Ts, context: WriteContext): MessageDraft {
  const { ids } = context;
  const author = authorOf(message, context);
  return {
    channelId: ids.of("channel", message.channel),
    ...present("subtype", message.subtype),
    ...author,
    text: message.text ?? fallbackText(message.blocks ?? []),
    ...present("blocks", message.blocks),
    ...present("attachments", message.attachments),
    ...toStream(message, ts),
    ...present("threadTs", message.thread_ts),
    ...(message.broadcast === true && { subtype: "thread_broadcast", replyBroadcast: true }),
    ...present("clientMsgId", message.client_msg_id),
    ...(message.edited !== undefined && {
      edited: { userId: ids.of("user", message.edited.user), ts: message.edited.ts },
    }),
    ...toPin(message, { userId: author.userId ?? messageDefaults.systemUserId, ts }, context),
    ...(message.locked === true && { locked: true }),
    ...present("metadata", message.metadata),
    ...present(
      "fileIds",
      message.files?.map((file) => ids.of("file", file)),
    ),
    ...(message.deleted === true && { deleted: true }),
  };
}

/** The text of a message that is streamed is its first block. */
function toStream({ streaming, text = "" }: WorldMessage, ts: Ts): Pick<MessageDraft, "stream" | "blocks"> {
  if (streaming === undefined) return {};
  const { ends, task_display_mode: tasks, stopped_by_user: isStopped } = streaming;
  const stream = startStream({ startMs: (readTs(ts) ?? 0) / 1000, tasks, endsInText: text !== "" });
  return {
    stream: {
      ...stream,
      ...(ends !== undefined && { ends: storedInstant(ends) }),
      ...(isStopped === true && { stopped: true }),
    },
    ...(text !== "" && { blocks: [{ type: "markdown", text }] }),
  };
}

/** The user who pinned the message: the author when it was posted, unless the file states it. */
function toPin({ pinned }: WorldMessage, own: MessagePin, { ids }: WriteContext): Pick<MessageDraft, "pinned"> {
  if (pinned === undefined || pinned === false) return {};
  return { pinned: pinned === true ? own : { userId: ids.of("user", pinned.user), ts: pinned.ts } };
}

function authorOf({ user, app, step }: WorldMessage, context: WriteContext): Partial<MessageDraft> {
  const { ids } = context;
  const author = findItem(context, userSection, user);
  const userId = user === undefined ? undefined : ids.of("user", user);
  const poster = app ?? author?.bot_of;
  return {
    ...present("userId", userId),
    ...(author?.bot_of !== undefined && userId !== undefined && { botId: toBotId(userId) }),
    ...present("appId", poster === undefined ? undefined : ids.of("app", poster)),
    ...present("executionId", step === undefined ? undefined : ids.of("function execution", step)),
  };
}

function toActivity(
  { reactions = [], views = [], shares = [], clicks = [] }: WorldMessage,
  message: Pick<Activity, "channelId" | "ts">,
  { ids }: WriteContext,
): readonly Activity[] {
  const by = (users: readonly string[]) => users.map((user) => ({ ...message, userId: ids.of("user", user) }));
  return [
    ...reactions.flatMap(({ name, users }) => by(users).map((it) => ({ ...it, kind: "reaction", name }) as const)),
    ...views.flatMap(({ client, users }) => by(users).map((it) => ({ ...it, kind: "view", client }) as const)),
    ...by(shares).map((it) => ({ ...it, kind: "share" }) as const),
    ...by(clicks).map((it) => ({ ...it, kind: "click" }) as const),
  ];
}
