import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { showMessage, toMessages } from "../../rules/conversations/message-objects.js";
import type { EphemeralKey } from "../../rules/messages/ephemerals.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/instant.js";
import type { ActOutcome, Person } from "../act.js";
import { findPlace, findSeenPlace, findUserIds } from "../find-named.js";
import { openViews, seeViews } from "../views.js";
import { explained } from "./messages.js";

/** The name or ID of a conversation; `@name` is the direct conversation with that user or bot. */
interface Named {
  readonly channel: string;
}

/** Creates a channel, which the person joins. */
export async function createChannel(
  { name, isPrivate }: { readonly name: string; readonly isPrivate?: boolean },
  person: Person,
) {
  const made = await person.call("conversations.create", {
    name,
    ...(isPrivate !== undefined && { is_private: isPrivate }),
  });
  return made.ok ? { ok: true as const, channel: made.channel.id } : made;
}

/** Opens the direct conversation with some users or bots. */
export async function openDm({ users }: { readonly users: readonly string[] }, person: Person) {
  const found = await findUserIds(users, person);
  if (!found.ok) return found;
  const opened = await person.call("conversations.open", { users: found.users });
  return opened.ok ? { ok: true as const, channel: opened.channel.id } : opened;
}

/** Joins a public channel. */
export async function join({ channel }: Named, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const joined = await person.call("conversations.join", place);
  return joined.ok ? place : joined;
}

/** Leaves a channel. */
export async function leave({ channel }: Named, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const left = await person.call("conversations.leave", place);
  return left.ok ? place : left;
}

/** Adds users and bots to a channel. */
export async function invite({ channel, users }: Named & { readonly users: readonly string[] }, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const found = await findUserIds(users, person);
  if (!found.ok) return found;
  const invited = await person.call("conversations.invite", { channel: place.channel, users: found.users });
  return invited.ok ? place : invited;
}

/** Reads a conversation up to a message. Default: the latest one. */
export async function mark({ channel, ts }: Named & { readonly ts?: Ts }, person: Person) {
  const place = await findPlace(channel, person);
  if (!place.ok) return place;
  const last = ts ?? (await latestOf(place.channel, person));
  if (last === undefined) return place;
  const marked = await person.call("conversations.mark", { channel: place.channel, ts: last });
  return marked.ok ? place : marked;
}

async function latestOf(channel: string, { call }: Person): Promise<Ts | undefined> {
  const read = await call("conversations.history", { channel, limit: 1 });
  return read.ok ? read.messages[0]?.ts : undefined;
}

/** The place to look at. */
interface Look extends Named {
  /** A thread of the conversation. Default: the conversation. */
  readonly thread?: Ts;
  /** A message of the conversation, before which to look. Default: the latest ones are shown. */
  readonly before?: Ts;
  /** Maximum number of messages. Default: 20. */
  readonly limit?: number;
}

/** The view that the person has of a conversation or a thread: the latest messages, oldest first, and open modals. */
export async function see({ channel, thread, before, limit = 20 }: Look, person: Person) {
  const place = await findSeenPlace(channel, person);
  if (!place.ok) return place;
  const info = await person.call("conversations.info", { channel: place.channel, include_num_members: true });
  if (!info.ok) return info;
  const read =
    thread === undefined
      ? await person.call("conversations.history", {
          channel: place.channel,
          limit,
          ...(before !== undefined && { latest: before }),
        })
      : await person.call("conversations.replies", { channel: place.channel, ts: thread, limit });
  if (!read.ok && thread !== undefined)
    return explained(read, { channelId: place.channel, name: channel, ts: thread }, person);
  if (!read.ok) return read;
  const messages = thread === undefined ? read.messages.toReversed() : read.messages;
  const stored = messages.map((message) => ({ ...message, channel: place.channel }));
  const seen = await seeEphemerals(place.channel, thread, person);
  const ephemerals = seen.filter(({ ts }) => isBetween(ts, stored, before));
  const shown = withEphemerals(stored, ephemerals);
  return {
    ok: true as const,
    channel: { ...info.channel },
    // A thread is shown from its beginning.
    messages: thread === undefined ? shown.slice(-limit) : shown,
    views: await seeViews(await openViews(person), person.store),
  };
}

/** Whether an ephemeral message is on a page of earlier messages. The latest page has all. */
function isBetween(ts: Ts, [first]: readonly { readonly ts: Ts }[], before: Ts | undefined): boolean {
  return before === undefined || (first !== undefined && first.ts < ts && ts < before);
}

/** A message as a person sees it. */
interface Seen {
  readonly ts: Ts;
  readonly text: string;
}

/** The messages of a conversation or a thread that only this person sees, oldest first. */
async function seeEphemerals(channelId: Id, thread: Ts | undefined, person: Person) {
  const ephemerals = person.ephemerals
    .list(channelId, person.user.id)
    .filter(({ message }) => message.threadTs === thread);
  return Promise.all(ephemerals.map((ephemeral) => toSeen(ephemeral.message, person)));
}

/** One of them. Undefined if it was deleted or forgotten. */
export async function seeEphemeral(key: EphemeralKey, person: Person) {
  const ephemeral = person.ephemerals.get(key);
  return ephemeral && toSeen(ephemeral.message, person);
}

async function toSeen(message: Message, person: Person) {
  return { ...(await showTo(person, message)), is_ephemeral: true };
}

/** A message as the person sees it. */
export async function showTo({ store, user, site, caller }: Person, message: Message) {
  const channel = await store.channels.get(message.channelId);
  if (channel === undefined) throw new Error(`The conversation ${message.channelId} of a message does not exist.`);
  const view = { channel, viewerId: user.id, address: site.of(caller.workspace), metadata: "all" } as const;
  return { ...(await showMessage(message, view, store)), channel: channel.id };
}

/** Which messages a person looks through. */
interface LatestLook {
  /** Default: all conversations that the person is in. */
  readonly channel?: string;
  /** Default: any thread, or none. */
  readonly thread?: Ts;
  /** Only later ones are shown. */
  readonly after?: Ts;
}

/** Maximum number of conversations, and of the latest messages of each, that a person looks through. */
const looked = { conversations: 200, messages: 50 };

/** The latest messages that a person sees, oldest first: those in threads too, and those that only this person sees. */
export async function seeLatest({ channel, thread, after = "" }: LatestLook, person: Person) {
  const places = await findLooked(channel, person);
  if (!places.ok) return places;
  const each = await Promise.all(places.channels.map((id) => latestIn(id, person)));
  const isLooked = ({ ts, threadTs }: Message) =>
    ts > after && (thread === undefined || threadTs === thread || ts === thread);
  const shown = await Promise.all(
    each.map(async ({ channel: place, messages, ephemerals }) => [
      ...(place === undefined ? [] : await showAll(place, messages.filter(isLooked), person)),
      ...(await Promise.all(ephemerals.filter(isLooked).map((message) => toSeen(message, person)))),
    ]),
  );
  return { ok: true as const, messages: shown.flat().toSorted((one, other) => (one.ts < other.ts ? -1 : 1)) };
}

const none = { ok: true, channels: [] } as const;

async function findLooked(
  channel: string | undefined,
  person: Person,
): Promise<ActOutcome<{ readonly channels: readonly Id[] }>> {
  if (channel !== undefined) {
    const place = await findSeenPlace(channel, person);
    // A direct conversation may begin while the person looks.
    if (!place.ok) return channel.startsWith("@") && (await findUserIds([channel], person)).ok ? none : place;
    const info = await person.call("conversations.info", place);
    return info.ok ? { ok: true, channels: [place.channel] } : info;
  }
  const types = "public_channel,private_channel,mpim,im";
  const own = await person.call("users.conversations", { types, limit: looked.conversations });
  return own.ok ? { ok: true, channels: own.channels.map(({ id }) => id) } : own;
}

async function latestIn(channelId: Id, { store, ephemerals, user }: Person) {
  const latest = await store.messages.latest(channelId, looked.messages);
  return {
    channel: await store.channels.get(channelId),
    messages: latest.filter(({ deleted }) => deleted !== true).toReversed(),
    ephemerals: ephemerals.list(channelId, user.id).map(({ message }) => message),
  };
}

async function showAll(channel: Channel, messages: readonly Message[], { store, user, site, caller }: Person) {
  const view = { channel, viewerId: user.id, address: site.of(caller.workspace), metadata: "all" } as const;
  const shown = await toMessages(messages, view, store);
  return shown.map((message) => ({ ...message, channel: channel.id }));
}

/** All messages in the order in which they were posted. A thread without replies shows only what is stored. */
function withEphemerals<Stored extends Seen, Ephemeral extends Seen & { readonly thread_ts?: string }>(
  stored: readonly Stored[],
  ephemerals: readonly Ephemeral[],
): readonly (Stored | Ephemeral)[] {
  const shown = ephemerals.filter(({ thread_ts: thread }) => thread === undefined || stored.length > 1);
  if (shown.length === 0) return stored;
  return [...stored, ...shown].toSorted((one, other) => (one.ts < other.ts ? -1 : 1));
}
