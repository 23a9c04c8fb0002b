import { serviceLimits } from "../../../generated/service.js";
import type { Channel } from "../../../model/channel.js";
import type { Expectation, Store, Write } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { systemMessage } from "../system-message.js";

/** The expectations and writes that make users members of channels. */
interface Joining {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

interface Joiners {
  readonly userIds: readonly Id[];
  readonly nowMs: number;
}

/** Lets users join channels that they are not in, with a message of the service for each of them. */
export async function joinTogether(
  channelIds: readonly Id[],
  joiners: Joiners,
  store: Pick<Store, "channels">,
): Promise<Joining> {
  if (joiners.userIds.length === 0) return { expect: [], writes: [] };
  const joining = await Promise.all(channelIds.toSorted().map((id) => joinChannel(id, joiners, store)));
  return { expect: joining.flatMap(({ expect }) => expect), writes: joining.flatMap(({ writes }) => writes) };
}

async function joinChannel(channelId: Id, joiners: Joiners, { channels }: Pick<Store, "channels">): Promise<Joining> {
  const [channel, members] = await Promise.all([
    channels.get(channelId),
    channels.membersAmong(channelId, joiners.userIds),
  ]);
  const known = new Set(members);
  const userIds = joiners.userIds.filter((id) => !known.has(id));
  if (channel === undefined || channel.deleted === true || userIds.length === 0) return { expect: [], writes: [] };
  const join = { kind: "addChannelMembers", channelId, userIds } as const;
  if (!isAnnounced(channel, userIds)) return { expect: [], writes: [join] };
  return {
    // Of two calls that add a user, one posts the message.
    expect: [
      { kind: "openChannel", id: channelId },
      ...userIds.map((userId) => ({ kind: "channelStranger", channelId, userId }) as const),
    ],
    writes: [join, ...userIds.map((userId) => systemMessage(channel, userId, { kind: "join" }, joiners.nowMs))],
  };
}

/** Whether a channel gets messages about its new members. */
function isAnnounced({ archived, deleted, postingSuspended }: Channel, userIds: readonly Id[]): boolean {
  const isOpen = !archived && deleted !== true && !postingSuspended;
  return isOpen && userIds.length <= serviceLimits.announcedJoins.value;
}
