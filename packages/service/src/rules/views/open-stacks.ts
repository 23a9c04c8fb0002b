import type { Store } from "../../model/service-store.js";
import { type ViewStack, viewStacks } from "../../model/view-stack.js";
import type { Id } from "../../values/ids.js";

/** Stacks that are looked at. A person has few. */
const maxStacks = 1000;

/** The stacks of a user, in the order in which they were opened. */
export function openStacksOf(userId: Id, store: Pick<Store, "list">): Promise<readonly ViewStack[]> {
  return store.list(viewStacks, "of_user", { user_id: userId }, { limit: maxStacks });
}
