import type { ChatDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import { type Message, toDeleted, tombstoneSubtype, toTombstone } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Workspace } from "../../model/organization.js";
import type { Batch, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Ts } from "../../values/instant.js";
import { findConversation } from "../conversations/find-conversation.js";
import { isAdministrator, roleIn } from "../directory/user.js";
import { refuseChange, workspaceOf } from "./posting.js";

type Outcome = MethodOutcome<Methods["chat.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a message. One with replies stays as a tombstone until the last reply is deleted. */
export function createDeleteMessage({ store }: { readonly store: Store }) {
  return (sent: ChatDeleteArguments, context: Context): Promise<Outcome> =>
    decide(store, () => decideDeletion(sent, context, store));
}

async function decideDeletion(
  sent: ChatDeleteArguments,
  { caller }: Context,
  store: Store,
): Promise<Decision<Outcome>> {
  const found = await findConversation(sent.channel, { caller, store, kindScopes: {} });
  if (!found.ok) return answer(found);
  const { channel } = found;
  const message = await store.messages.get(channel.id, sent.ts);
  const actor = caller.user;
  if (
    message === undefined ||
    message.deleted === true ||
    message.subtype === tombstoneSubtype ||
    actor === undefined
  ) {
    return answer(refuseChange("message_not_found", sent.ts, "a message of the conversation"));
  }
  const home = await workspaceOf(channel, caller, store);
  const refusal = refuseDeletion(message, { actor, channel, home });
  if (refusal !== undefined) return answer(refusal);
  return {
    kind: "commit",
    batch: await deletionOf(message, store),
    answer: () => ({ ok: true, channel: channel.id, ts: message.ts }),
  };
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}

interface Deletion {
  readonly actor: User;
  readonly channel: Channel;
  /** Workspace of the channel. */
  readonly home: Workspace;
}

/** Refuses to let a user or a bot delete a message. */
function refuseDeletion(
  { userId, subtype }: Message,
  { actor, channel, home }: Deletion,
): Refused<"cant_delete_message"> | undefined {
  if (channel.archived) return refuseChange("cant_delete_message", channel.id, "a channel that is not archived");
  if (subtype === "bot_message")
    return refuseChange("cant_delete_message", subtype, "a message under its author's identity");
  const isOwn = userId === actor.id;
  if (actor.kind === "bot")
    return isOwn ? undefined : refuseChange("cant_delete_message", userId, "a message of the bot");
  if (isOwn && home.membersMayDelete !== false) return undefined;
  if (!administers(actor, home)) {
    return refuseChange("cant_delete_message", userId, "a message that the user may delete, or an administrator");
  }
  const isPrivate = channel.kind === "im" || channel.kind === "mpim";
  return isOwn || !isPrivate ? undefined : refuseChange("cant_delete_message", userId, "a message of the user");
}

function administers(user: User, { id, organizationId }: Workspace): boolean {
  if (isAdministrator(roleIn(user, { kind: "workspace", id }))) return true;
  return organizationId !== undefined && isAdministrator(roleIn(user, { kind: "organization", id: organizationId }));
}

/** Commit that deletes a message. Replies that come or go at the same time are decided again. */
export async function deletionOf(message: Message, store: Pick<Store, "messages">): Promise<Batch> {
  return message.threadTs === undefined
    ? deletionOfParent(message, store)
    : deletionOfReply(message, message.threadTs, store);
}

async function deletionOfParent(message: Message, store: Pick<Store, "messages">): Promise<Batch> {
  const { channelId, ts: threadTs } = message;
  const count = await countReplies(message, threadTs, store);
  return {
    expect: [{ kind: "replyCount", channelId, threadTs, count }, messageVersion(message)],
    writes: [changeMessage(count === 0 ? toDeleted(message) : toTombstone(message), message)],
  };
}

/** The tombstone of the parent goes with the last reply. */
async function deletionOfReply(message: Message, threadTs: Ts, store: Pick<Store, "messages">): Promise<Batch> {
  const { channelId } = message;
  const parent = await store.messages.get(channelId, threadTs);
  const deleted = changeMessage(toDeleted(message), message);
  if (parent === undefined) return { expect: [messageVersion(message)], writes: [deleted] };
  const unchanged = [messageVersion(message), messageVersion(parent)];
  if (parent.subtype !== tombstoneSubtype) return { expect: unchanged, writes: [deleted] };
  const count = await countReplies(message, threadTs, store);
  return {
    expect: [{ kind: "replyCount", channelId, threadTs, count }, ...unchanged],
    writes: count === 1 ? [deleted, changeMessage(toDeleted(parent))] : [deleted],
  };
}

async function countReplies(
  { channelId }: Message,
  threadTs: Ts,
  { messages }: Pick<Store, "messages">,
): Promise<number> {
  const repliers = await messages.repliers(channelId, { oldest: threadTs, latest: threadTs });
  return repliers.reduce((sum, { count }) => sum + count, 0);
}
