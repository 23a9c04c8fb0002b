import type { Store } from "../../../model/service-store.js";
import { type User, users } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import type { Home } from "../../directory/is-foreign.js";

const pageLength = 500;

/** Finds the bot of an app in the directory of a workspace; undefined if it has none. */
export async function findBot(
  store: Pick<Store, "list">,
  appId: Id,
  { organization, workspace }: Home,
): Promise<User | undefined> {
  const home = (organization ?? workspace).id;
  for (let after: { readonly created: string; readonly id: Id } | undefined; ; ) {
    const page = await store.list(users, "in_order", { home }, { limit: pageLength, ...(after && { after }) });
    const bot = page.find((user) => user.appId === appId);
    const last = page.at(-1);
    if (bot !== undefined || last === undefined || page.length < pageLength) return bot;
    after = { created: last.created, id: last.id };
  }
}
