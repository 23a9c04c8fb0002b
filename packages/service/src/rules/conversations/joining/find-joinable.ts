import type { Channel } from "../../../model/channel.js";
import type { SeenChannel } from "../../../model/channel-store.js";
import { isIn } from "../../../model/placed.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import { maxMembersOf } from "./members-room.js";

/** The workspace of the channels, and the user who brings others in. */
interface Joining {
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
export async function findJoinable(ids: readonly Id[], joining: Joining, admits: Admits): Promise<Joinable> {
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
