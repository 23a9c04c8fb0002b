import type { List, ListAccess } from "../../../model/list.js";
import type { Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";

/** The access of a user to a List. */
export type AccessLevel = "owner" | ListAccess["level"];

/**
 * Access level of a user to a List; undefined without access. Owners may do everything, others what the List is shared
 * for with them or their channels.
 */
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
