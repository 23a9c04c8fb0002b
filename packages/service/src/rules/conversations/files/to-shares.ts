import type { FileShare as ShareObject } from "@rollcall/api/webapi";
import type { Channel } from "../../../model/channel.js";
import type { Message } from "../../../model/message.js";
import type { Replier } from "../../../model/message-store.js";

/** A message with which a file is shared, and its conversation. */
export interface SharedIn {
  readonly channel: Channel;
  readonly message: Message;
  readonly repliers: readonly Replier[];
}

/** The keys of a file that say where it is shared. */
export function toShares(shares: readonly SharedIn[]) {
  const isDirect = ({ channel }: SharedIn) => channel.kind === "im";
  const others = shares.filter((share) => !isOpen(share));
  const [open, closed] = [shares.filter(isOpen), others].map(byChannel);
  return {
    shares: {
      ...(open !== undefined && Object.keys(open).length > 0 && { public: open }),
      ...(closed !== undefined && Object.keys(closed).length > 0 && { private: closed }),
    },
    channels: idsOf(shares.filter(isOpen)),
    groups: idsOf(others.filter((share) => !isDirect(share))),
    ims: idsOf(others.filter(isDirect)),
  };
}

/** Whether a share is in a public channel. */
export function isOpen({ channel }: Pick<SharedIn, "channel">): boolean {
  return channel.kind === "public";
}

function byChannel(shares: readonly SharedIn[]): { readonly [channel: string]: readonly ShareObject[] } {
  const groups = Map.groupBy(shares, ({ channel }) => channel.id);
  return Object.fromEntries([...groups].map(([id, its]) => [id, its.map(toShare)]));
}

const shownRepliers = 5;

function toShare({ channel, message, repliers }: SharedIn): ShareObject {
  const latest = repliers
    .map((each) => each.latest)
    .sort()
    .at(-1);
  return {
    reply_users: repliers.slice(0, shownRepliers).map(({ id }) => id),
    reply_users_count: repliers.length,
    reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
    ts: message.ts,
    ...(message.threadTs !== undefined && { thread_ts: message.threadTs }),
    ...(latest !== undefined && { latest_reply: latest }),
    channel_name: channel.name ?? "",
    team_id: channel.workspaceId,
    share_user_id: message.userId ?? message.authorId ?? "",
    source: "UNKNOWN",
    is_silent_share: false,
  };
}

function idsOf(shares: readonly SharedIn[]): readonly string[] {
  return [...new Set(shares.map(({ channel }) => channel.id))];
}
