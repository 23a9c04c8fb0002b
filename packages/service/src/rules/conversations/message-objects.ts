import type { Message as MessageObject, Reaction } from "@rollcall/api/webapi";
import { serviceLimits } from "../../generated/service.js";
import type { Message } from "../../model/message.js";
import type { MessageStretch, Replier } from "../../model/message-store.js";
import type { EmojiReactions } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import { toFile } from "./files/to-file.js";
import { type MessageReferences, type MessageView, toAuthor, toMessage } from "./to-message.js";

type Readers = Pick<Store, "messages" | "reactions" | "users" | "files">;

/** Messages of one channel as the Web API shows them, in the order given. */
export async function toMessages(
  messages: readonly Message[],
  view: MessageView,
  store: Readers,
): Promise<readonly MessageObject[]> {
  if (messages.length === 0) return [];
  const references = await readReferences(messages, view, store);
  return messages.map((message) => toMessage(message, view, references));
}

/** One message as the Web API shows it. */
export async function showMessage(message: Message, view: MessageView, store: Readers): Promise<MessageObject> {
  return toMessage(message, view, await readReferences([message], view, store));
}

async function readReferences(
  messages: readonly Message[],
  { channel: { id: channelId, kind, workspaceId }, address, viewerId, reactors }: MessageView,
  { messages: reader, reactions: reactionReader, users, files }: Readers,
): Promise<MessageReferences> {
  const usersAtMost = reactors === "all" ? Number.MAX_SAFE_INTEGER : serviceLimits.shownReactors.value;
  const stretch = stretchOf(messages);
  const [repliers, others, reactions, parents, authors, attached] = await Promise.all([
    reader.repliers(channelId, stretch),
    findRepliers(messages, stretch, reader),
    reactionReader.of(
      channelId,
      messages.map(({ ts }) => ts),
      { viewerId, usersAtMost },
    ),
    findParents(messages, channelId, reader),
    unlessEmpty(
      messages.flatMap(({ userId }) => userId ?? []),
      users.getMany,
    ),
    unlessEmpty(
      messages.flatMap(({ fileIds = [] }) => fileIds),
      files.getMany,
    ),
  ]);
  return {
    authors: new Map(authors.map((user) => [user.id, toAuthor(user, { workspaceId, siteUrl: address.siteUrl })])),
    files: new Map(attached.map((file) => [file.id, toFile(file, { address, isPublic: kind === "public" })])),
    threads: Map.groupBy([...repliers, ...others], ({ threadTs }) => threadTs),
    reactions: toReactions(reactions),
    parents,
  };
}

function stretchOf(messages: readonly Message[]) {
  const [first = "", ...others] = messages.map(({ ts }) => ts);
  const earlier = (one: Ts, other: Ts) => (other < one ? other : one);
  const later = (one: Ts, other: Ts) => (other > one ? other : one);
  return { oldest: others.reduce(earlier, first), latest: others.reduce(later, first) };
}

async function unlessEmpty<T>(
  ids: readonly Id[],
  getMany: (ids: readonly Id[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  return ids.length === 0 ? [] : getMany([...new Set(ids)]);
}

/** Parents of replies. Most pages of a thread have one, and it is read once. */
async function findParents(
  messages: readonly Message[],
  channelId: Id,
  reader: Readers["messages"],
): Promise<ReadonlyMap<Ts, Message>> {
  const times = new Set(messages.flatMap(({ threadTs }) => threadTs ?? []));
  const found = await Promise.all([...times].map((ts) => reader.get(channelId, ts)));
  return new Map(found.flatMap((parent) => (parent === undefined ? [] : [[parent.ts, parent]])));
}

/** Replies by user to the parents outside of the page whose replies are also shown in the channel. */
async function findRepliers(
  messages: readonly Message[],
  { oldest }: MessageStretch,
  reader: Readers["messages"],
): Promise<readonly Replier[]> {
  const broadcasts = messages.filter(({ replyBroadcast }) => replyBroadcast === true);
  // A parent is older than its replies, so that one in the stretch is read with it.
  const parents = new Map(
    broadcasts.flatMap(({ channelId, threadTs: ts }) => (ts === undefined || ts >= oldest ? [] : [[ts, channelId]])),
  );
  const found = await Promise.all([...parents].map(([ts, id]) => reader.repliers(id, { oldest: ts, latest: ts })));
  return found.flat();
}

function toReactions(found: readonly EmojiReactions[]): ReadonlyMap<Ts, readonly Reaction[]> {
  const byMessage = Map.groupBy(found, ({ ts }) => ts);
  return new Map([...byMessage].map(([ts, its]) => [ts, its.map(toReaction)]));
}

function toReaction({ name, userIds, count }: EmojiReactions): Reaction {
  return { name, users: userIds, count };
}
