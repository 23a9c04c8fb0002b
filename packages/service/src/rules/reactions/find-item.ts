import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import { findFile } from "../conversations/files/find-file.js";
import { findConversation } from "../conversations/find-conversation.js";

/** Builds a refusal of a call about reactions, with its reason. */
export const refuse = createRefuse<string>("everyday-2#annotations");

/** A message that a call names. */
interface Named {
  readonly channel?: string;
  readonly timestamp?: string;
}

/** Finds the message that a call names, in a conversation that the caller sees. */
export async function findNamedMessage(named: Named, caller: WebapiCaller, store: Store) {
  const found = await findNamedConversation(named, caller, store);
  return found.ok ? findMessageIn(found.channel, named, store) : found;
}

/** Finds the conversation of the message that a call names. */
export function findNamedConversation({ channel = "" }: Named, caller: WebapiCaller, store: Store) {
  return findConversation(channel, { caller, store, kindScopes: {} });
}

/** Finds the message that a call names, in its conversation. */
export async function findMessageIn(channel: Channel, { timestamp = "" }: Named, { messages }: Store) {
  const message = await messages.get(channel.id, timestamp);
  if (message === undefined || message.deleted === true) {
    return refuse("message_not_found", timestamp, "a message of the conversation");
  }
  return { ok: true, channel, message } as const;
}

/** Refuses changes in a thread that an administrator has closed. */
export async function refuseLocked({ channelId, threadTs, locked }: Message, { messages }: Store) {
  const parent = threadTs === undefined ? undefined : await messages.get(channelId, threadTs);
  if (locked !== true && parent?.locked !== true) return undefined;
  return refuse("thread_locked", threadTs, "a thread that is not closed");
}

/** Finds the file that a call names instead of a message: one that the caller sees. There are no comments on files. */
export async function findNamedFile(
  { file: id = "", file_comment: comment }: { readonly file?: string; readonly file_comment?: string },
  caller: WebapiCaller,
  store: Store,
) {
  if (id === "") return refuse("file_comment_not_found", comment, "a comment on a file");
  const found = await findFile(id, caller, store);
  if (!found.ok) return refuse("file_not_found", id, "a file that the caller sees");
  return { ok: true, file: found.file } as const;
}
