import { nearMiss } from "@rollcall/checked-yaml/words";
import { type App, documents, type Store } from "@rollcall/service/store";
import type { ControlOutcome } from "../../control-refusal.js";

/** Finds an app by its identifier, or by its name. */
export async function findApp(store: Store, text: string): Promise<ControlOutcome<{ readonly app: App }>> {
  const known = await store.apps.get(text);
  if (known !== undefined) return { ok: true, app: known };
  const apps = await listApps(store);
  const named = apps.find(({ name }) => name === text);
  if (named !== undefined) return { ok: true, app: named };
  const names = apps.map(({ name }) => name);
  const hint = nearMiss(text, names);
  const detail = `No app has the identifier or the name ${JSON.stringify(text)}`;
  return { ok: false, error: "not_found", detail: `${detail}${hint === undefined ? "." : `; did you mean ${hint}?`}` };
}

/** Finds the identifier of an app; undefined if none is asked for. */
export async function findAppId(
  store: Store,
  text: string | undefined,
): Promise<ControlOutcome<{ readonly appId?: string }>> {
  if (text === undefined) return { ok: true };
  const found = await findApp(store, text);
  return found.ok ? { ok: true, appId: found.app.id } : found;
}

/** Maximum number of apps that are listed or searched. */
const maxApps = 1000;

/** Apps that are not deleted, by identifier. */
export async function listApps(store: Store): Promise<readonly App[]> {
  return (await store.list(documents.app, "all", {}, { limit: maxApps })).filter(({ deleted }) => !deleted);
}
