import type { Channel } from "../../../model/channel.js";
import type { Batch, Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import { joinChannel } from "./join-channel.js";

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
