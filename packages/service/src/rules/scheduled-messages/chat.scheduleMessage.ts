import type {
  ChatScheduleMessageArguments,
  ChatScheduleMessageRefusal,
  DelayedMessage,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft } from "../../model/message.js";
import { hasVersion, put } from "../../model/port/document.js";
import { type ScheduledMessage, scheduledMessages } from "../../model/scheduled-message.js";
import type { SilentWrite, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Id, Ids } from "../../values/ids.js";
import { type Ts, toInstant } from "../../values/instant.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { findTarget } from "../messages/find-target.js";
import { type MessageContent, readContent } from "../messages/message-content.js";
import {
  expectRoom,
  findPoster,
  findThread,
  type Poster,
  type PostingRefusal,
  refuseMessagesTab,
  refusePosting,
  workspaceOf,
} from "../messages/posting.js";

type Code = ChatScheduleMessageRefusal["error"];

/** Codes of `chat.postMessage` for which `chat.scheduleMessage` has another one. */
const codes = {
  app_access_restricted: "restricted_action",
  attachment_payload_limit_exceeded: "msg_too_long",
  cannot_reply_to_message: "invalid_arguments",
  messages_tab_disabled: "restricted_action",
  missing_file_data: "invalid_blocks",
  msg_blocks_too_long: "msg_too_long",
  // The rest is about arguments that the method does not have.
  as_user_not_supported: "invalid_arguments",
  draft_already_deleted: "invalid_arguments",
  draft_already_sent: "invalid_arguments",
  draft_has_conflict: "invalid_arguments",
  draft_not_found: "invalid_arguments",
  duplicate_channel_not_found: "invalid_arguments",
  duplicate_message_not_found: "invalid_arguments",
} as const satisfies { readonly [C in Exclude<PostingRefusal["error"], Code>]: Code };

/** A refusal to post, with the code of `chat.scheduleMessage`. */
function toScheduleRefusal({ error, reason }: PostingRefusal) {
  return { ok: false, error: isOther(error) ? codes[error] : error, reason } as const;
}

function isOther(error: PostingRefusal["error"]): error is keyof typeof codes {
  return error in codes;
}

type Outcome = MethodOutcome<Methods["chat.scheduleMessage"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `chat.scheduleMessage`. */
interface ScheduleMessageOptions {
  /** Definition whose limits the content has, and whose scope opens public channels. */
  readonly posting: MethodDefinition<Methods["chat.postMessage"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly due: DuePlan;
}

const refuse = createRefuse<ChatScheduleMessageRefusal["error"]>("everyday-1#chat");

/** Schedules a message, which is posted at its time. */
export function createScheduleMessage(options: ScheduleMessageOptions) {
  return async (sent: ChatScheduleMessageArguments, context: Context): Promise<Outcome> => {
    const outcome = await decide(options.store, () => decideSchedule({ sent, context, options }));
    if (outcome.ok) options.due.plan(sent.post_at * 1000);
    return outcome;
  };
}

interface Call {
  readonly sent: ChatScheduleMessageArguments;
  readonly context: Context;
  readonly options: ScheduleMessageOptions;
}

async function decideSchedule({ sent, context, options }: Call): Promise<Decision<Outcome>> {
  const { caller } = context;
  const { store, ids, posting } = options;
  const nowMs = context.now.getTime();
  const restricted = refusePosting(caller, caller.workspace);
  if (restricted !== undefined) return refused(restricted);
  const { attachments, metadata } = posting.facts.limits;
  const content = await readContent(
    sent,
    { caller, store, ids },
    {
      maxAttachmentBytes: { value: attachments.maxBytes.value, error: "msg_too_long" },
      maxMetadataBytes: { value: metadata.maxBytes.value, error: "metadata_too_large" },
      blocksTooLong: "msg_too_long",
      missingFile: "invalid_blocks",
      manyTables: serviceLimits.tables.error,
    },
  );
  if (!content.ok) return { kind: "answer", answer: content };
  const found = findPoster({}, caller);
  if (!found.ok) return refused(found);
  const { poster } = found;
  const target = await findTarget(sent.channel, { store, ids, caller, poster, nowMs, definition: posting });
  if (!target.ok) return refused(target);
  const { channel, expect, writes } = target.target;
  const home = await workspaceOf(channel, caller, store);
  const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
  if (closed !== undefined) return refused(closed);
  const thread = sent.thread_ts === undefined ? undefined : await findThread(store, channel.id, sent.thread_ts);
  if (thread?.ok === false) return refused(thread);
  const unfit = refuseTime(sent.post_at, nowMs) ?? (await refuseCrowd(channel.id, sent.post_at, store));
  if (unfit !== undefined) return { kind: "answer", answer: unfit };
  const access = await findWorkspaceAccess(channel, caller, store);
  const scheduled: ScheduledMessage = {
    id: ids.orderedId(idPrefixes.scheduledMessage),
    version: 1,
    workspaceId: access.kind === "inside" ? access.workspaceId : channel.workspaceId,
    appId: caller.app?.id ?? "",
    userId: caller.token.userId ?? poster.user.id,
    authorId: poster.user.id,
    created: toInstant(nowMs),
    postAt: sent.post_at,
    message: toDraft(sent, { channel, poster, content: content.content, threadTs: thread?.threadTs }),
    ...(caller.scopes.has(posting.facts.furtherScopes.public) && { postsAnywhere: true as const }),
  };
  const kept = keepOrder(channel, writes);
  return {
    kind: "commit",
    batch: {
      expect: [
        ...expect,
        ...kept.expect,
        hasVersion(scheduledMessages, { id: scheduled.id }, 0),
        ...expectRoomForOne(home),
      ],
      writes: [...writes, ...kept.writes, put(scheduledMessages, scheduled)],
    },
    answer: () => ({
      ok: true,
      channel: channel.id,
      scheduled_message_id: scheduled.id,
      post_at: scheduled.postAt,
      message: toDelayedMessage(scheduled.message, poster.user),
    }),
    refuse: ({ kind }) => (kind === "messagesAtMost" ? refuse("message_limit_exceeded", home.messageLimit) : undefined),
  };
}

/**
 * Schedules in one conversation one after another, so that calls at once cannot exceed the number of messages near a
 * time. A conversation that the call opens has none.
 */
function keepOrder(channel: Channel, writes: readonly SilentWrite[]) {
  if (writes.some((write) => write.kind === "put" && write.document === "channel")) return { expect: [], writes: [] };
  const { id, version } = channel;
  return {
    expect: [{ kind: "version", document: "channel", key: { id }, version } as const],
    writes: [{ kind: "put", document: "channel", value: { ...channel, version: version + 1 } } as const],
  };
}

/** The message is not posted yet, so there must be room for one more. */
function expectRoomForOne(home: Parameters<typeof expectRoom>[0]) {
  const { messageLimit } = home;
  return messageLimit === undefined ? [] : expectRoom({ ...home, messageLimit: messageLimit - 1 });
}

function refuseTime(postAt: number, nowMs: number): Outcome | undefined {
  const { scheduleMinSeconds, scheduleMaxDays } = serviceLimits;
  const aheadSeconds = postAt - nowMs / 1000;
  if (aheadSeconds < scheduleMinSeconds.value) {
    return refuse("time_in_past", postAt, `at least ${scheduleMinSeconds.value} seconds ahead`);
  }
  if (aheadSeconds <= scheduleMaxDays.value * 86_400) return undefined;
  return refuse("time_too_far", postAt, `at most ${scheduleMaxDays.value} days ahead`);
}

async function refuseCrowd(channelId: string, postAt: number, store: Store): Promise<Outcome | undefined> {
  if (!(await isCrowded(channelId, postAt, store))) return undefined;
  return refuse(
    "restricted_too_many",
    postAt,
    `fewer than ${serviceLimits.scheduleNearby.value} messages near the time`,
  );
}

function refused(refusal: Parameters<typeof toScheduleRefusal>[0]): Decision<Outcome> {
  return { kind: "answer", answer: toScheduleRefusal(refusal) };
}

/** Whether a conversation has as many scheduled messages near a time as it may have. */
async function isCrowded(channelId: Id, postAt: number, store: Store): Promise<boolean> {
  const { scheduleNearby, scheduleNearbySeconds } = serviceLimits;
  const after = { post_at: postAt - scheduleNearbySeconds.value, created: 0, id: "" };
  const page = { limit: scheduleNearby.value, after };
  const near = await store.list(scheduledMessages, "in_channel", { channel_id: channelId }, page);
  const last = near[scheduleNearby.value - 1];
  return last !== undefined && last.postAt <= postAt + scheduleNearbySeconds.value;
}

/** A scheduled message as the Web API shows its content. */
function toDelayedMessage(message: MessageDraft, author: User): DelayedMessage {
  const { text, botId, userId, username, blocks, attachments, metadata, threadTs } = message;
  return {
    type: "delayed_message",
    ...(botId !== undefined && { subtype: "bot_message", username: username ?? author.userName, bot_id: botId }),
    text,
    ...(botId === undefined && userId !== undefined && { user: userId }),
    ...(blocks !== undefined && { blocks }),
    ...(attachments !== undefined && { attachments }),
    ...(metadata !== undefined && { metadata }),
    ...(threadTs !== undefined && { thread_ts: threadTs }),
  };
}

/** The facts that were found out about a message that is scheduled. */
interface Findings {
  readonly channel: Channel;
  readonly poster: Poster;
  readonly content: MessageContent;
  readonly threadTs: Ts | undefined;
}

/** The message that is posted later. */
function toDraft(sent: ChatScheduleMessageArguments, found: Findings): MessageDraft {
  const { channel, poster, content, threadTs } = found;
  const { unfurl_links: links, unfurl_media: media } = sent;
  const unfurl = { ...(links !== undefined && { links }), ...(media !== undefined && { media }) };
  const isBroadcast = threadTs !== undefined && sent.reply_broadcast === true;
  return {
    channelId: channel.id,
    ...(isBroadcast && { subtype: "thread_broadcast", replyBroadcast: true }),
    ...poster.author,
    ...content,
    ...(threadTs !== undefined && { threadTs }),
    ...(Object.keys(unfurl).length > 0 && { unfurl }),
  };
}
