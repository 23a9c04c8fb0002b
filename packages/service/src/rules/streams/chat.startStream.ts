import type { ChatStartStreamArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Channel } from "../../model/channel.js";
import type { MessageDraft } from "../../model/message.js";
import type { InsertMessage } from "../../model/message-store.js";
import { startStream } from "../../model/message-stream.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { SilentWrite } from "../../model/writes.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";
import { changeStreaming } from "../conversations/agents/change-streaming.js";
import { reopening } from "../conversations/direct/reopening.js";
import { publishFiles } from "../conversations/files/publish-files.js";
import { belongsToAny } from "../directory/belongs-to-any.js";
import { isActive } from "../directory/is-active.js";
import { isForeign } from "../directory/is-foreign.js";
import { stillWritable } from "../messages/find-writable.js";
import { expectRoom, refuseFull } from "../messages/message-limit.js";
import { findThread } from "../messages/thread.js";
import { findPlace, refuseClosedThread } from "./find-place.js";
import { nothingStreamed } from "./pieces/streamed.js";
import { readPieces } from "./read-pieces.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["chat.startStream"]>;
type Context = MethodContext<WebapiCaller>;
type StartDecision = Decision<Outcome, readonly [...SilentWrite[], InsertMessage]>;

/** Starts a message that is appended to in pieces. */
export function createStartStream({ store }: { readonly store: Store }) {
  return (sent: ChatStartStreamArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideStart(sent, context, store));
}

async function decideStart(
  sent: ChatStartStreamArguments,
  { caller, now }: Context,
  store: Store,
): Promise<StartDecision> {
  const place = await findPlace(sent, caller, store);
  if (!place.ok) return answer(place);
  const { channel, poster, home } = place;
  const nowMs = now.getTime();
  const unread = await refuseRecipient(sent, { channel, caller, nowMs, store });
  if (unread !== undefined) return answer(unread);
  const thread = await findOpenThread(channel.id, sent.thread_ts, store);
  if (!thread.ok) return answer(thread);
  const { task_display_mode: tasks = "timeline" } = sent;
  const read = await readPieces(nothingStreamed, sent, { tasks, caller, store, missingFile: "invalid_blocks" });
  if (!read.ok) return answer(read);
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

function answer(outcome: Outcome): StartDecision {
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
export async function refuseRecipient(
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
