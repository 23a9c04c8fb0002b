import { type App, apps } from "../../apps/app.js";
import { readEach } from "../../store/read-all.js";
import { type ActOutcome, notThere, type Person } from "../act.js";

/** Finds the app that a person means: by its identifier, or by its name. */
export async function findNamedApp(
  name: string,
  { store }: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly app: App }>> {
  const known = await store.apps.get(name);
  if (known !== undefined && !known.deleted) return { ok: true, app: known };
  const all = readEach(apps, (page) => store.list(apps, "all", {}, page));
  for await (const app of all) {
    if (!app.deleted && app.name.toLowerCase() === name.toLowerCase()) return { ok: true, app };
  }
  return notThere("app", name);
}
