import type { Channel } from "../model/channel.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";

interface MemberFacts {
  readonly channel: Channel;
  readonly userId: Id;
  readonly inviterId?: Id;
  readonly actorId?: Id;
  readonly eventTs: Ts;
}

/** Writes `member_joined_channel`. */
export async function writeJoined({ inviterId, ...facts }: MemberFacts): Promise<object> {
  const { event_ts, ...member } = memberOf("member_joined_channel", facts);
  return { ...member, event_ts, ...(inviterId !== undefined && { inviter: inviterId }) };
}

/** Writes `member_left_channel`. */
export async function writeLeft(facts: MemberFacts): Promise<object> {
  return memberOf("member_left_channel", facts);
}

/** Writes what is for the user who left: `channel_left` and `group_left`. */
export function writeOwnLeaving(type: "channel_left" | "group_left") {
  return async ({ channel, actorId, eventTs }: MemberFacts): Promise<object> => ({
    type,
    channel: channel.id,
    actor_id: actorId,
    event_ts: eventTs,
  });
}

function memberOf(type: string, { channel, userId, eventTs }: MemberFacts) {
  return {
    type,
    user: userId,
    channel: channel.id,
    channel_type: channel.kind === "public" ? "C" : "G",
    team: channel.workspaceId,
    event_ts: eventTs,
  };
}
