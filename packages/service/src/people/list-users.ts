import type { Store } from "../model/service-store.js";
import type { User } from "../model/user.js";
import { realNameOf } from "../rules/directory/real-name.js";
import type { Id } from "../values/ids.js";

/** A page of the users and bots of a world. */
interface UserPage {
  /** The first user of the page. Default: the first one of the world. */
  readonly from?: Id;
  readonly limit: number;
}

/** Lists users and bots in the order of their creation. `next` begins the next page. Undefined if `from` is unknown. */
export async function listUsers(
  { from, limit }: UserPage,
  { users, organizations }: Pick<Store, "users" | "organizations">,
) {
  const first = from === undefined ? undefined : await users.get(from);
  if (from !== undefined && first === undefined) return undefined;
  const home = (await organizations.get())?.id ?? (await organizations.workspaces())[0]?.id ?? "";
  const found = await users.seen({ home, limit: limit + 1, ...(first !== undefined && { from: first }) });
  const next = found[limit]?.id;
  return { users: found.slice(0, limit).map(toListed), ...(next !== undefined && { next }) };
}

function toListed(user: User) {
  const { id, userName, displayName, emails, active, title, appId, guest, memberships } = user;
  const [email] = emails;
  return {
    id,
    user_name: userName,
    name: displayName === "" ? realNameOf(user) : displayName,
    ...(title !== undefined && { title }),
    ...(email !== undefined && { email }),
    active,
    ...(appId !== undefined && { app: appId }),
    ...(guest !== undefined && { guest: guest.kind }),
    workspaces: memberships.map(({ workspaceId }) => workspaceId),
  };
}
