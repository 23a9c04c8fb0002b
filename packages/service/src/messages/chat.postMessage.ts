import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { ChatPostMessageArguments, Methods } from "@rollcall/webapi-core/svc";
import { type Decision, decide } from "../decide.js";
import type { Ids } from "../ids.js";
import type { Workspace } from "../organizations/organization.js";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { sendDraft } from "./draft.js";
import { findDuplicate, since } from "./duplicate.js";
import { findTarget, type Target } from "./find-target.js";
import type { Message, MessageDraft } from "./message.js";
import { type MessageContent, readContent } from "./message-content.js";
import { expectRoom, refuseFull } from "./message-limit.js";
import { findPoster, type Poster } from "./poster.js";
import { refuseMessagesTab, refusePosting, workspaceOf } from "./posting.js";
import { findThread } from "./thread.js";
import { toPostedMessage } from "./to-posted-message.js";

type Outcome = MethodOutcome<Methods["chat.postMessage"]>;
type Context = MethodContext<WebapiCaller>;

/** What posting is done with. */
export interface PostMessageOptions {
  readonly store: Store;
  readonly ids: Ids;
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

async function decidePost(call: Call): Promise<Decision<Outcome>> {
  const { sent, options, context } = call;
  const { caller } = context;
  const refusal = refusePosting(caller, caller.workspace) ?? (await answerDuplicate(call));
  if (refusal !== undefined) return answer(refusal);
  const content = await readContent(sent, options.store);
  if (!content.ok) return answer(content);
  const found = await findPoster(sent, caller, options.store);
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
  /** The workspace of the channel. */
  readonly home: Workspace;
}

async function decideMessage(posting: Posting): Promise<Decision<Outcome>> {
  const { sent, context, options, poster, target } = posting;
  const nowMs = context.now.getTime();
  const { channel } = target;
  const thread = sent.thread_ts === undefined ? undefined : await findThread(options.store, channel.id, sent.thread_ts);
  if (thread?.ok === false) return answer(thread);
  const draftTs = sent.current_draft_last_updated_ts;
  const draft = draftTs === undefined ? undefined : sendDraft(channel, poster.user.id, draftTs);
  if (draft?.ok === false) return answer(draft);
  const message = toDraft(posting, thread?.threadTs);
  const { id, version } = channel;
  return {
    kind: "commit",
    batch: {
      expect: [
        ...target.expect,
        ...(draft === undefined ? [] : [{ kind: "version", of: "channel", id, version } as const]),
        ...freshness(message, nowMs),
        ...expectRoom(posting.home),
      ],
      writes: [
        ...target.writes,
        ...(draft === undefined ? [] : [{ kind: "putChannel", channel: draft.channel } as const]),
        { kind: "insertMessage", message, nowMs, whileOpen: true },
      ],
    },
    answer: ({ messages }) => toOutcome({ ...message, ts: messages[0]?.ts ?? "" }, channel.workspaceId),
    refuse: refuseFull,
  };
}

/** The same identifier of the client does not make a second message, even where two calls come at once. */
function freshness({ channelId, appId, clientMsgId }: MessageDraft, nowMs: number) {
  if (appId === undefined || clientMsgId === undefined) return [];
  return [{ kind: "freeClientMsgId", channelId, appId, clientMsgId, since: since(nowMs) } as const];
}

async function answerDuplicate({ sent, context, options }: Call): Promise<Outcome | undefined> {
  const { client_msg_id: clientMsgId } = sent;
  const appId = context.caller.app?.id;
  if (clientMsgId === undefined || appId === undefined) return undefined;
  const first = await findDuplicate(options.store, { appId, clientMsgId, nowMs: context.now.getTime() });
  return first?.ok === true ? toOutcome(first.message, first.channel.workspaceId) : first;
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

function toOutcome(message: Message, workspaceId: string): Outcome {
  return {
    ok: true,
    channel: message.channelId,
    ts: message.ts,
    message: toPostedMessage(message, workspaceId),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
