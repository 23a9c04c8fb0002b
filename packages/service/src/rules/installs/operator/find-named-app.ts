import { type App, apps } from "../../../model/app.js";
import { readEach } from "../../../model/port/read-all.js";
import type { Store } from "../../../model/service-store.js";

/** Finds the app that a text means: its identifier, or its name. */
export async function findNamedApp(
  name: string,
  { store }: { readonly store: Pick<Store, "apps" | "list"> },
): Promise<App | undefined> {
  const known = await store.apps.get(name);
  if (known !== undefined && !known.deleted) return known;
  const all = readEach(apps, (page) => store.list(apps, "all", {}, page));
  for await (const app of all) {
    if (!app.deleted && app.name.toLowerCase() === name.toLowerCase()) return app;
  }
  return undefined;
}
