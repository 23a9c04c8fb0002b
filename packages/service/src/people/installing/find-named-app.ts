import { type App, apps } from "../../apps/app.js";
import { type ActOutcome, notThere, type Person } from "../act.js";

const appsAtOnce = 500;

/** Finds the app that a person means: by its identifier, or by its name. */
export async function findNamedApp(
  name: string,
  { store }: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly app: App }>> {
  const known = await store.apps.get(name);
  if (known !== undefined && !known.deleted) return { ok: true, app: known };
  for (let after: { readonly after?: { readonly id: string } } = {}; ; ) {
    const page = await store.list(apps, "all", {}, { limit: appsAtOnce, ...after });
    const app = page.find((each) => !each.deleted && each.name.toLowerCase() === name.toLowerCase());
    if (app !== undefined) return { ok: true, app };
    const last = page.at(-1);
    if (last === undefined || page.length < appsAtOnce) return notThere("app", name);
    after = { after: { id: last.id } };
  }
}
