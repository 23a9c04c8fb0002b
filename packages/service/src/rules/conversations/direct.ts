import { channelDefaults, idPrefixes } from "../../generated/service.js";
import type { Channel } from "../../model/channel.js";
import type { ChannelWrite, SeenChannel } from "../../model/channel-store.js";
import type { Expectation, SilentWrite, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { Id, Ids } from "../../values/ids.js";
import { printTs, toInstant } from "../../values/instant.js";
import { toGroupName } from "../../values/names.js";
import type { WorkspaceAddress } from "../../values/site-addresses.js";
import { isActive } from "../directory/user.js";
import { toMessages } from "./message-objects.js";
import { type ConversationView, partnerOf } from "./to-conversation.js";

/** A conversation to open, with the expectations and writes for it. Of two opened at once, one is made. */
export interface NewDirect {
  readonly channel: Channel;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

interface Beginning {
  readonly ids: Ids;
  readonly workspaceId: Id;
  readonly nowMs: number;
}

/** A new direct conversation of two users, or of one user who is given twice. */
export function newDm(userIds: readonly [Id, Id], beginning: Beginning): NewDirect {
  const dmUserIds = userIds.toSorted();
  return toNew({ ...common(beginning), id: beginning.ids.id(idPrefixes.dm), kind: "im", dmUserIds }, dmUserIds);
}

/**
 * A new group conversation.
 * @param users all of them, starting with the one who opens it
 * @param place number at the end of the name, starting at 1
 */
export function newGroup(users: readonly [User, ...User[]], place: number, beginning: Beginning): NewDirect {
  const [{ id: creatorId }] = users;
  const { workspaceId } = beginning;
  const userIds = users.map((user) => user.id);
  const name = toGroupName(namesOf(users), place);
  const { created, ...rest } = common(beginning);
  const toText = (value: string) => ({ value, creatorId, set: created });
  const mentions = namesOf(users).map((userName) => `@${userName}`);
  const channel: Channel = {
    ...rest,
    created,
    id: beginning.ids.id(idPrefixes.channel),
    kind: "mpim",
    name,
    creatorId,
    dmUserIds: userIds.toSorted(),
    topic: toText(channelDefaults.groupTopic),
    purpose: toText(channelDefaults.groupPurpose.replace("{users}", () => mentions.join(" "))),
  };
  const { expect, writes } = toNew(channel, userIds);
  return { channel, expect: [...expect, { kind: "freeChannelName", workspaceId, name }], writes };
}

function namesOf(users: readonly User[]): readonly string[] {
  return users.map(({ userName }) => userName);
}

function common({ workspaceId, nowMs }: Beginning) {
  return { version: 1, created: toInstant(nowMs), workspaceId, archived: false, postingSuspended: false } as const;
}

function toNew(channel: Channel, userIds: readonly Id[]): NewDirect {
  const { id: channelId, workspaceId } = channel;
  return {
    channel,
    expect: [{ kind: "freeDm", workspaceId, userIds }],
    writes: [
      { kind: "put", document: "channel", value: channel },
      { kind: "addChannelMembers", channelId, userIds: [...new Set(userIds)] },
    ],
  };
}

/** Writes with which a new message shows a direct or group conversation again to members who closed it. */
export function reopening({ id: channelId, kind }: Pick<Channel, "id" | "kind">): readonly ChannelWrite[] {
  return kind === "im" || kind === "mpim" ? [{ kind: "openForMembers", channelId }] : [];
}

interface Viewer {
  readonly viewerId: Id;
  readonly address: WorkspaceAddress;
  readonly nowMs: number;
}

/** The fields that only a direct conversation shows: its newest message, what is unread, and whether the other user is gone. */
export async function readDirect(
  { channel, memberCount, membership }: SeenChannel,
  { viewerId, address, nowMs }: Viewer,
  store: Store,
): Promise<Pick<ConversationView, "deactivated" | "unread">> {
  if (channel.kind !== "im" || membership === undefined) return { deactivated: new Set() };
  const [unread, partner] = await Promise.all([
    findUnread({ channel, memberCount, membership }, { viewerId, address }, store),
    store.users.get(partnerOf(channel, viewerId)),
  ]);
  return { deactivated: new Set(partner === undefined || isActive(partner, nowMs) ? [] : [partner.id]), unread };
}

interface UnreadViewer {
  readonly viewerId: Id;
  readonly address: WorkspaceAddress;
}

/** Finds the newest message of a conversation, and the number of messages that a member has not read. */
export async function findUnread(
  { channel, membership }: SeenChannel,
  { viewerId, address }: UnreadViewer,
  store: Store,
): Promise<NonNullable<ConversationView["unread"]>> {
  const { messages } = store;
  const [[newest], unread] = await Promise.all([
    messages.history(channel.id, { ...always, order: "newestFirst", limit: 1 }),
    messages.countAfter(channel.id, membership?.lastReadTs ?? printTs(0)),
  ]);
  const shown = await toMessages(
    newest === undefined ? [] : [newest],
    { channel, viewerId, address, metadata: new Set() },
    store,
  );
  return { latest: shown[0] ?? null, unread_count: unread, unread_count_display: unread };
}

const always = { oldest: printTs(0), latest: printTs(Number.MAX_SAFE_INTEGER) } as const;
