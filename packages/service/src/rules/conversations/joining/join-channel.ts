import type { Channel } from "../../../model/channel.js";
import type { Expectation } from "../../../model/expectations.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Batch } from "../../../model/service-store.js";
import { type User, users } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { systemMessage } from "../system-message.js";
import { expectMembersRoom } from "./members-room.js";

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
