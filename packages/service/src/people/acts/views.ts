import type { Person } from "../act.js";
import { findApp } from "../find-app.js";
import { homeOf, openViewOf } from "../views/open-views.js";
import { seeView } from "../views/seen-view.js";

/** The view that the person has of an app: its home, and its open modal. */
export async function seeApp({ bot }: { readonly bot: string }, person: Person) {
  const found = await findApp(bot, person);
  if (!found.ok) return found;
  const home = await homeOf(found.app.id, person);
  const view = await openViewOf(found.app.id, person);
  return {
    ok: true as const,
    ...(home !== undefined && { home: await seeView(home, person.store) }),
    ...(view !== undefined && { view: await seeView(view, person.store) }),
  };
}
