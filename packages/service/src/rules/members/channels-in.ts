import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

const types = ["public_channel", "private_channel"] as const;
const channelsAtOnce = 200;

/** The channels of a workspace that a user is a member of, and those that are shared with it. */
export async function channelsIn(
  workspaceId: Id,
  userId: Id,
  { channels }: Pick<Store, "channels">,
): Promise<readonly Channel[]> {
  const found: Channel[] = [];
  for (const type of types) {
    for (let from: Id | undefined = ""; from !== undefined; ) {
      const page = await channels.ofMember({ workspaceId, type, from, limit: channelsAtOnce + 1 }, userId);
      found.push(...page.slice(0, channelsAtOnce).map(({ channel }) => channel));
      from = page[channelsAtOnce]?.channel.id;
    }
  }
  return found;
}
