import { homeOf } from "../../model/home-of.js";
import { readItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { SeenSlice } from "../../model/user-store.js";
import type { Id } from "../../values/ids.js";

/** Position of the user of a directory that a cursor names; undefined for any other text. */
export async function readUserPlace(
  cursor: string,
  home: Id,
  { users: reader }: Pick<Store, "users">,
): Promise<Pick<SeenSlice, "from"> | undefined> {
  const read = readItemCursor(["user"], cursor);
  const user = read === undefined ? undefined : await reader.get(read.item);
  return user === undefined || homeOf(user) !== home ? undefined : { from: { created: user.created, id: user.id } };
}
