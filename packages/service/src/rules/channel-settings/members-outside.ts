import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";

const membersAtOnce = 500;

/** Members of a channel who belong to none of the workspaces, directly or through a connected group. */
export async function membersOutside(
  channelId: Id,
  workspaceIds: readonly Id[],
  { channels, users }: Pick<Store, "channels" | "users">,
): Promise<readonly Id[]> {
  const outside: Id[] = [];
  const isIn = (id: Id) => workspaceIds.includes(id);
  for (let from = 0; ; ) {
    const page = await channels.members(channelId, { from, limit: membersAtOnce });
    const found = await users.getMany(page.map(({ userId }) => userId));
    const rest = found.filter(({ memberships }) => !memberships.some(({ workspaceId }) => isIn(workspaceId)));
    const connections = await users.connectionsOf(rest.map(({ id }) => id));
    outside.push(...rest.flatMap(({ id }) => (connections.get(id)?.some(isIn) === true ? [] : [id])));
    const last = page.at(-1);
    if (last === undefined || page.length < membersAtOnce) return outside;
    from = last.place + 1;
  }
}
