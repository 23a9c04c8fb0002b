import type { Store } from "../service-store.js";
import type { Id } from "../values/ids.js";
import type { List, ListAccess } from "./list.js";

/** What somebody may do with a List. */
export type AccessLevel = "owner" | ListAccess["level"];

/** What the user may do with the List: its owner everything, others what it is shared with them or their channels for. */
export async function findAccessLevel(
  list: List,
  userId: Id | undefined,
  { lists, channels }: Pick<Store, "lists" | "channels">,
): Promise<AccessLevel | undefined> {
  if (userId === undefined) return undefined;
  if (list.ownerId === userId) return "owner";
  const access = await lists.accessOf(list.id);
  const own = await Promise.all(
    access.map(async ({ subject: { kind, id }, level }) => {
      const includes = kind === "user" ? id === userId : await channels.isMember(id, userId);
      return includes ? [level] : [];
    }),
  );
  const levels = own.flat();
  return levels.includes("write") ? "write" : levels[0];
}
