import type { ChatPostMessageArguments, Methods } from "@rollcall/api/webapi";
import {
  type Awaitable,
  after,
  type MethodContext,
  type MethodDefinition,
  type MethodOutcome,
} from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import { authorOf, type Message, type MessageDraft, tombstoneSubtype } from "../../model/message.js";
import type { ClientMsgKey, InsertMessage } from "../../model/message-store.js";
import type { Workspace } from "../../model/organization.js";
import type { SilentWrite, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { printTs, readTs, type Ts } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { showMessage } from "../conversations/message-objects.js";
import { toNewMessage } from "../conversations/to-message.js";
import { findTarget, locateChannel, type Target } from "./find-target.js";
import { type MessageContent, readContent } from "./message-content.js";
import {
  expectRoom,
  findPoster,
  findThread,
  type Poster,
  type PostingRefusal,
  refuse,
  refuseFull,
  refuseMessagesTab,
  refusePosting,
  workspaceOf,
} from "./posting.js";

type Outcome = MethodOutcome<Methods["chat.postMessage"]>;
type Context = MethodContext<WebapiCaller>;
type PostDecision = Decision<Outcome, readonly [...SilentWrite[], InsertMessage]>;

/** Dependencies of `chat.postMessage`. */
interface PostMessageOptions {
  readonly definition: MethodDefinition<Methods["chat.postMessage"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
}

/** Posts a message to a channel, a conversation or a user. */
export function createPostMessage(options: PostMessageOptions) {
  return (sent: ChatPostMessageArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decidePost({ sent, context, options }));
}

interface Call {
  readonly sent: ChatPostMessageArguments;
  readonly context: Context;
  readonly options: PostMessageOptions;
}

async function decidePost(call: Call): Promise<PostDecision> {
  const { sent, options, context } = call;
  const { caller } = context;
  const refusal = refusePosting(caller, caller.workspace);
  if (refusal !== undefined) return answer(refusal);
  const found = findPoster(sent, caller);
  const isRepeatable = sent.client_msg_id !== undefined;
  const first = found.ok && isRepeatable ? await answerDuplicate(call, found.poster) : undefined;
  if (first !== undefined) return answer(first);
  const { limits } = options.definition.facts;
  const content = await readContent(
    sent,
    { caller, store: options.store, ids: options.ids },
    {
      truncateAt: limits.text.truncate.value,
      maxAttachmentBytes: limits.attachments.maxBytes,
      maxMetadataBytes: limits.metadata.maxBytes,
      blocksTooLong: serviceLimits.blocksText.error,
      missingFile: "missing_file_data",
      manyTables: serviceLimits.tables.error,
    },
  );
  if (!content.ok) return answer(content);
  if (!found.ok) return answer(found);
  const { poster } = found;
  const nowMs = context.now.getTime();
  const target = await findTarget(sent.channel, { ...options, caller, poster, nowMs });
  if (!target.ok) return answer(target);
  const { channel } = target.target;
  const home = await workspaceOf(channel, caller, options.store);
  const closed = refusePosting(caller, home) ?? refuseMessagesTab(channel, poster, caller);
  if (closed !== undefined) return answer(closed);
  return decideMessage({ ...call, poster, content: content.content, target: target.target, home });
}

interface Posting extends Call {
  readonly poster: Poster;
  readonly content: MessageContent;
  readonly target: Target;
  /** Workspace of the channel. */
  readonly home: Workspace;
}

async function decideMessage(posting: Posting): Promise<PostDecision> {
  const { sent, context, options, poster, target } = posting;
  const nowMs = context.now.getTime();
  const { channel } = target;
  const thread = sent.thread_ts === undefined ? undefined : await findThread(options.store, channel.id, sent.thread_ts);
  if (thread?.ok === false) return answer(thread);
  const draftTs = sent.current_draft_last_updated_ts;
  const draft = draftTs === undefined ? undefined : sendDraft(channel, poster.user.id, draftTs);
  if (draft?.ok === false) return answer(draft);
  const message = toDraft(posting, thread?.threadTs);
  const { fileIds } = message;
  const opened =
    fileIds === undefined ? { expect: [], writes: [] } : await publishFiles(fileIds, [channel], options.store);
  const { id, version } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        ...target.expect,
        ...opened.expect,
        ...(thread?.expect ?? []),
        ...(draft === undefined ? [] : [{ kind: "version", document: "channel", key: { id }, version } as const]),
        ...freshness(message, nowMs),
        ...expectRoom(posting.home),
      ],
      writes: [
        ...target.writes,
        ...opened.writes,
        ...(draft === undefined ? [] : [{ kind: "put", document: "channel", value: draft.channel } as const]),
        { kind: "insertMessage", message, nowMs },
      ],
    },
    answer: ({ messages }) =>
      toOutcome({ ...message, ts: messages[0].ts }, channel, { ...posting, author: poster.user }),
    refuse: refuseFull,
  };
}

/** A client's message ID posts only one message, even if two calls arrive at once. */
function freshness(message: MessageDraft, nowMs: number) {
  const { channelId, appId, clientMsgId } = message;
  const authorId = authorOf(message);
  if (appId === undefined || authorId === undefined || clientMsgId === undefined) return [];
  return [{ kind: "freeClientMsgId", channelId, appId, authorId, clientMsgId, since: since(nowMs) } as const];
}

async function answerDuplicate(call: Call, poster: Poster): Promise<Outcome | undefined> {
  const { sent, context, options } = call;
  const { caller, now } = context;
  const { client_msg_id: clientMsgId } = sent;
  const appId = caller.app?.id;
  if (clientMsgId === undefined || appId === undefined) return undefined;
  const channel = await locateChannel(sent.channel, { ...options, caller, poster });
  if (channel === undefined) return undefined;
  const repetition = { channel, appId, authorId: poster.user.id, clientMsgId, nowMs: now.getTime() };
  const first = await findDuplicate(options.store, repetition);
  if (first?.ok !== true) return first;
  return toOutcome(first.message, channel, call);
}

function toDraft({ sent, poster, content, target }: Posting, threadTs: string | undefined): MessageDraft {
  const isBroadcast = threadTs !== undefined && sent.reply_broadcast === true;
  const { unfurl_links: links, unfurl_media: media, unfurl_app_links: appLinks } = sent;
  const unfurl = {
    ...(links !== undefined && { links }),
    ...(media !== undefined && { media }),
    ...(appLinks !== undefined && { appLinks }),
  };
  return {
    channelId: target.channel.id,
    ...(isBroadcast && { subtype: "thread_broadcast", replyBroadcast: true }),
    ...poster.author,
    ...content,
    ...(threadTs !== undefined && { threadTs }),
    ...(sent.client_msg_id !== undefined && { clientMsgId: sent.client_msg_id }),
    ...(Object.keys(unfurl).length > 0 && { unfurl }),
  };
}

/** The answer about a message. `author`: of one that has just been posted. */
function toOutcome(
  message: Message,
  channel: Channel,
  { context, options, author }: Call & { readonly author?: User },
): Awaitable<Outcome> {
  const { caller } = context;
  const address = options.site.of(caller.workspace);
  const view = { channel, viewerId: caller.user?.id ?? "", address, metadata: "all" } as const;
  const isAlone = message.fileIds === undefined && message.threadTs === undefined;
  const shown =
    author !== undefined && isAlone ? toNewMessage(message, view, author) : showMessage(message, view, options.store);
  return after(shown, (posted) => ({ ok: true, channel: channel.id, ts: message.ts, message: posted }));
}

function answer(outcome: Outcome): PostDecision {
  return { kind: "answer", answer: outcome };
}

/** Marks a user's draft in the channel as sent, or says why it cannot be sent. */
function sendDraft(
  channel: Channel,
  userId: string,
  lastUpdatedTs: string,
): { readonly ok: true; readonly channel: Channel } | PostingRefusal {
  const draft = channel.drafts?.find((candidate) => candidate.userId === userId);
  switch (draft?.state) {
    case undefined:
      return refuse("draft_not_found", lastUpdatedTs, "a draft by the caller in the channel");
    case "sent":
      return refuse("draft_already_sent", lastUpdatedTs);
    case "deleted":
      return refuse("draft_already_deleted", lastUpdatedTs);
    case "open":
      break;
  }
  if (draft?.lastUpdatedTs !== lastUpdatedTs) {
    return refuse("draft_has_conflict", lastUpdatedTs, `the draft of ${draft?.lastUpdatedTs}`);
  }
  const drafts = channel.drafts?.map((one) => (one === draft ? { ...one, state: "sent" as const } : one)) ?? [];
  return { ok: true, channel: { ...channel, version: channel.version + 1, drafts } };
}

/** The message that a call would repeat: the author's message in the channel that the call names. */
interface Repetition extends Omit<ClientMsgKey, "channelId"> {
  readonly channel: Channel;
  readonly nowMs: number;
}

/**
 * Finds the message that a call repeats; undefined if there is none. Messages of other authors and channels are not
 * considered, so that an ID reveals nothing about them.
 */
async function findDuplicate(
  store: Pick<Store, "messages">,
  { channel, nowMs, ...key }: Repetition,
): Promise<{ readonly ok: true; readonly message: Message } | PostingRefusal | undefined> {
  const message = await store.messages.byClientMsgId({ ...key, channelId: channel.id });
  if (message === undefined || (readTs(message.ts) ?? 0) < (readTs(since(nowMs)) ?? 0)) return undefined;
  if (channel.deleted === true) {
    return refuse("duplicate_channel_not_found", channel.id, "the channel of the first message");
  }
  if (message.deleted === true || message.subtype === tombstoneSubtype) {
    return refuse("duplicate_message_not_found", message.ts, "the first message");
  }
  return { ok: true, message };
}

/** Start of the period in which a `client_msg_id` identifies a message. */
function since(nowMs: number): Ts {
  return printTs(Math.max(0, nowMs - serviceLimits.clientMessageIdHours.value * 3_600_000) * 1000);
}
