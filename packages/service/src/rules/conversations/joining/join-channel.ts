import { type Channel, isIn } from "../../../model/channel.js";
import type { SeenChannel } from "../../../model/channel-store.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch, Expectation, Store } from "../../../model/store.js";
import { type User, users } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { systemMessage } from "../system-message.js";

/** Users who join a channel. */
interface Joining {
  readonly userIds: readonly Id[];
  /** Single-channel guests among them. */
  readonly guests: readonly User[];
}

interface Inviting {
  readonly inviterId: Id;
  readonly nowMs: number;
  /** Other expectations of the invitation. */
  readonly expect?: readonly Expectation[];
}

/** Makes invited users members of a channel and posts a message about it. */
export function joinChannel(channel: Channel, { userIds, guests }: Joining, inviting: Inviting): Batch {
  const { id: channelId } = channel;
  const { inviterId, nowMs, expect = [] } = inviting;
  return {
    expect: [
      { kind: "openChannel", id: channelId },
      ...expect,
      ...userIds.map((userId) => ({ kind: "channelStranger", channelId, userId }) as const),
      ...expectMembersRoom(channel),
      ...guests.map(({ id, version }) => hasVersion(users, { id }, version)),
    ],
    writes: [
      // Of two invitations at once to different channels, a single-channel guest can follow only one.
      ...guests.map((guest) => put(users, { ...guest, version: guest.version + 1 })),
      { kind: "addChannelMembers", channelId, userIds },
      ...userIds.map((userId) => systemMessage(channel, userId, { kind: "join", inviterId }, nowMs)),
    ],
    byId: inviterId,
  };
}

/** A user who is brought into channels. */
interface Newcomer {
  readonly userId: Id;
  readonly inviterId: Id;
  readonly nowMs: number;
}

/** Makes a user a member of channels and posts a message to each channel. Those that the user is in already are left out. */
export async function joinWith(
  channels: readonly Channel[],
  { userId, inviterId, nowMs }: Newcomer,
  store: Pick<Store, "channels">,
): Promise<Pick<Batch, "expect" | "writes">> {
  const known = await Promise.all(channels.map(({ id }) => store.channels.isMember(id, userId)));
  const joined = channels.filter((_, at) => known[at] !== true);
  const invitees = { userIds: [userId], guests: [] };
  const batches = joined.map((channel) => joinChannel(channel, invitees, { inviterId, nowMs }));
  return {
    expect: batches.flatMap(({ expect }) => expect),
    writes: batches.flatMap(({ writes }) => writes),
  };
}

/** The workspace of the channels, and the user who brings others in. */
interface JoinableSearch {
  readonly workspaceId: Id;
  /** User who brings others in. */
  readonly byId: Id;
  readonly store: Pick<Store, "channels">;
}

/** Channels that a user can be brought into, and the first identifier of another one. */
interface Joinable {
  readonly channels: readonly Channel[];
  readonly unfit?: Id;
}

/** Which channels take others, as the user sees them who brings these in. */
type Admits = (seen: SeenChannel) => boolean;

/** Finds the channels of a workspace that take one more member. Others are left out. */
export async function findJoinable(ids: readonly Id[], joining: JoinableSearch, admits: Admits): Promise<Joinable> {
  const { workspaceId, byId, store } = joining;
  const wanted = [...new Set(ids)];
  const found = await Promise.all(wanted.map((id) => store.channels.seenBy(id, byId)));
  const fit = found.flatMap((seen) =>
    seen !== undefined && isOpen(seen, workspaceId) && admits(seen) ? [seen.channel] : [],
  );
  const fitIds = new Set(fit.map(({ id }) => id));
  const unfit = wanted.find((id) => !fitIds.has(id));
  return { channels: fit, ...(unfit !== undefined && { unfit }) };
}

function isOpen({ channel, memberCount }: SeenChannel, workspaceId: Id): boolean {
  const { kind, archived, deleted } = channel;
  const isChannel = kind === "public" || kind === "private";
  const isLive = !archived && deleted !== true && isIn(channel, workspaceId);
  return isChannel && isLive && memberCount < maxMembersOf(channel);
}

/** Maximum number of members of a channel; infinite without a limit. */
export function maxMembersOf({ properties }: Channel): number {
  return properties?.membership_limit ?? Number.POSITIVE_INFINITY;
}

/** Expects that a channel with a limit has room for its members after the writes. */
export function expectMembersRoom({ id: channelId, properties }: Channel): readonly Expectation[] {
  const atMost = properties?.membership_limit;
  return atMost === undefined ? [] : [{ kind: "channelMembersWithin", channelId, atLeast: 0, atMost }];
}
