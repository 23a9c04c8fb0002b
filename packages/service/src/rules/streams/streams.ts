import type {
  ChatAppendStreamArguments,
  ChatStartStreamArguments,
  ChatStopStreamArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import { type JsonObject, type Message, type MessageDraft, startStream } from "../../model/message.js";
import { changeMessage, type InsertMessage, messageVersion } from "../../model/message-store.js";
import type { SilentWrite, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { changeStreaming } from "../conversations/agents.js";
import { reopening } from "../conversations/direct.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { showMessage } from "../conversations/message-objects.js";
import { belongsToAny, isForeign } from "../directory/reach.js";
import { isActive } from "../directory/user.js";
import { stillWritable } from "../messages/find-target.js";
import type { MessageContent } from "../messages/message-content.js";
import { expectRoom, findThread, refuseFull } from "../messages/posting.js";
import { findPlace, findStream, refuse, refuseClosedThread } from "./find-stream.js";
import { isWithoutPieces, nothingStreamed, readPieces, toStreamed } from "./pieces.js";

type StartStreamOutcome = MethodOutcome<Methods["chat.startStream"]>;
type Context = MethodContext<WebapiCaller>;
type StartDecision = Decision<StartStreamOutcome, readonly [...SilentWrite[], InsertMessage]>;

/** Dependencies of the methods of streams. */
interface StreamOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/** Starts a message that is appended to in pieces. */
export function createStartStream(options: StreamOptions) {
  return (sent: ChatStartStreamArguments, context: Context): Promise<StartStreamOutcome> =>
    decide(options.store, () => decideStart(sent, context, options));
}

async function decideStart(
  sent: ChatStartStreamArguments,
  { caller, now }: Context,
  { store, ids }: StreamOptions,
): Promise<StartDecision> {
  const place = await findPlace(sent, caller, store);
  if (!place.ok) return startAnswer(place);
  const { channel, poster, home } = place;
  const nowMs = now.getTime();
  const unread = await refuseRecipient(sent, { channel, caller, nowMs, store });
  if (unread !== undefined) return startAnswer(unread);
  const thread = await findOpenThread(channel.id, sent.thread_ts, store);
  if (!thread.ok) return startAnswer(thread);
  const { task_display_mode: tasks = "timeline" } = sent;
  const read = await readPieces(nothingStreamed, sent, { tasks, caller, store, ids, missingFile: "invalid_blocks" });
  if (!read.ok) return startAnswer(read);
  const message: MessageDraft = {
    channelId: channel.id,
    ...poster.author,
    ...read.content,
    ...(thread.threadTs !== undefined && { threadTs: thread.threadTs }),
    stream: startStream({ startMs: nowMs, tasks, endsInText: read.endsInText }),
  };
  const streaming = { app: caller.app, home, status: "processing", nowMs } as const;
  const session = await changeStreaming({ channel, threadTs: thread.threadTs }, streaming, store);
  const opened = await publishFiles(message.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [...stillWritable(channel.id, poster.user.id), ...opened.expect, ...expectRoom(home), ...session.expect],
      writes: [...reopening(channel), ...opened.writes, ...session.writes, { kind: "insertMessage", message, nowMs }],
    },
    answer: ({ messages }) => ({ ok: true, channel: channel.id, ts: messages[0].ts }),
    refuse: refuseFull,
  };
}

/** Finds the parent of a reply, whose thread must be open. */
async function findOpenThread(channelId: string, sent: Ts | undefined, store: Store) {
  if (sent === undefined) return { ok: true, threadTs: undefined } as const;
  const thread = await findThread(store, channelId, sent);
  if (!thread.ok) return refuse("invalid_arguments", thread.reason.found, thread.reason.wanted);
  return (await refuseClosedThread(channelId, thread.threadTs, store)) ?? thread;
}

function startAnswer(outcome: StartStreamOutcome): StartDecision {
  return { kind: "answer", answer: outcome };
}

interface Search {
  readonly channel: Channel;
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Pick<Store, "users" | "channels" | "organizations">;
}

type RecipientCode = "missing_recipient_team_id" | "missing_recipient_user_id" | "team_not_found" | "user_not_found";

/** Refuses a stream in a channel without a recipient, or for a recipient who does not exist. */
async function refuseRecipient(
  { recipient_user_id: userId = "", recipient_team_id: teamId = "" }: ChatStartStreamArguments,
  { channel, caller, nowMs, store }: Search,
): Promise<Refused<RecipientCode> | undefined> {
  if (channel.kind === "im") return undefined;
  if (userId === "") return refuse("missing_recipient_user_id", userId, "the user who reads the stream");
  if (teamId === "") return refuse("missing_recipient_team_id", teamId, "the workspace of that user");
  const user = await store.users.get(userId);
  if (user?.organizationId !== teamId && !(await isTeam(teamId, store))) {
    return refuse("team_not_found", teamId, "a workspace or an organization");
  }
  const isFound = user !== undefined && isActive(user, nowMs) && (await isOf(user, teamId, store));
  if (isFound && (!isForeign(user, caller) || (await store.channels.isMember(channel.id, userId)))) return undefined;
  return refuse("user_not_found", userId, "an active user of the workspace");
}

async function isTeam(id: Id, { organizations }: Search["store"]): Promise<boolean> {
  const workspace = await organizations.workspace(id);
  if (workspace !== undefined) return !workspace.deleted;
  return (await organizations.get())?.id === id;
}

async function isOf(user: User, teamId: Id, store: Search["store"]): Promise<boolean> {
  return user.organizationId === teamId || belongsToAny(user, [teamId], store);
}

type AppendStreamOutcome = MethodOutcome<Methods["chat.appendStream"]>;

/** Appends text, tasks and blocks to a message. Appends of several calls follow each other; none is lost. */
export function createAppendStream(options: StreamOptions) {
  return (sent: ChatAppendStreamArguments, context: Context): Promise<AppendStreamOutcome> =>
    decide(options.store, () => decideAppend(sent, context, options));
}

async function decideAppend(
  sent: ChatAppendStreamArguments,
  { caller, now }: Context,
  { store, ids }: StreamOptions,
): Promise<Decision<AppendStreamOutcome>> {
  if (isWithoutPieces(sent)) return answer(refuse("no_text", sent.markdown_text, "a text or chunks"));
  const found = await findStream(sent, { caller, nowMs: now.getTime(), store, stopped: "stopped_by_user" });
  if (!found.ok) return answer(found);
  const { message, stream, channel, poster } = found;
  const { tasks } = stream;
  const read = await readPieces(toStreamed(message), sent, {
    tasks,
    caller,
    store,
    ids,
    shown: message.fileIds,
    missingFile: "invalid_blocks",
  });
  if (!read.ok) return answer(read);
  const { endsInText: _before, ...kept } = stream;
  const changed = {
    ...message,
    ...read.content,
    stream: { ...kept, ...(read.endsInText && { endsInText: true as const }) },
  };
  const opened = await publishFiles(read.content.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [...stillWritable(channel.id, poster.user.id), messageVersion(message), ...opened.expect],
      writes: [...opened.writes, changeMessage(changed)],
    },
    answer: () => ({ ok: true, channel: channel.id, ts: message.ts }),
  };
}

function answer(outcome: AppendStreamOutcome): Decision<AppendStreamOutcome> {
  return { kind: "answer", answer: outcome };
}

type StopStreamOutcome = MethodOutcome<Methods["chat.stopStream"]>;

/** Dependencies of `chat.stopStream`. */
interface StopStreamOptions extends StreamOptions {
  readonly definition: MethodDefinition<Methods["chat.stopStream"]>;
  readonly site: Site;
}

/** Ends the stream of a message. Later changes use `chat.update`. */
export function createStopStream(options: StopStreamOptions) {
  return (sent: ChatStopStreamArguments, context: Context): Promise<StopStreamOutcome> =>
    decide(options.store, () => decideStop(sent, context, options));
}

async function decideStop(
  sent: ChatStopStreamArguments,
  { caller, now }: Context,
  { definition, store, ids, site }: StopStreamOptions,
): Promise<Decision<StopStreamOutcome>> {
  const stopped = "message_not_in_streaming_state";
  const nowMs = now.getTime();
  const found = await findStream(sent, { caller, nowMs, store, stopped });
  if (!found.ok) return { kind: "answer", answer: found };
  const { message, stream, channel, poster, home } = found;
  const { blocks = [], metadata } = sent;
  const { value } = definition.facts.limits.metadata.maxBytes;
  const read = await readPieces(toStreamed(message), sent, {
    tasks: stream.tasks,
    caller,
    store,
    ids,
    shown: message.fileIds,
    missingFile: "missing_file_data",
    end: {
      blocks,
      ...(metadata !== undefined && metadata !== null && { metadata }),
      maxMetadataBytes: { value, error: "metadata_too_large" },
    },
  });
  if (!read.ok) return { kind: "answer", answer: read };
  const changed = toStopped(message, read.content);
  const view = { channel, viewerId: poster.user.id, address: site.of(caller.workspace), metadata: "all" } as const;
  const { session_status: status = "active" } = sent;
  const ended = { app: caller.app, home, status, nowMs };
  const session = await changeStreaming({ channel, threadTs: message.threadTs }, ended, store);
  const opened = await publishFiles(read.content.fileIds, [channel], store);
  return {
    kind: "commit",
    batch: {
      expect: [
        ...stillWritable(channel.id, poster.user.id),
        messageVersion(message),
        ...opened.expect,
        ...session.expect,
      ],
      writes: [...opened.writes, changeMessage(changed), ...session.writes],
    },
    answer: async () => {
      const shown = await showMessage(changed, view, store);
      return { ok: true, channel: channel.id, ts: message.ts, message: shown };
    },
  };
}

/** The message without its stream. Attachments of the metadata follow those that the message got meanwhile. */
function toStopped(message: Message, { attachments: added = [], ...content }: MessageContent): Message {
  const { stream: _over, ...kept } = message;
  const former = message.attachments ?? [];
  const lastId = former.reduce((last, { id }) => Math.max(last, typeof id === "number" ? id : 0), 0);
  const attachments: readonly JsonObject[] = [
    ...former,
    ...added.map((attachment, at) => ({ ...attachment, id: lastId + 1 + at })),
  ];
  return { ...kept, ...content, ...(attachments.length > 0 && { attachments }) };
}
