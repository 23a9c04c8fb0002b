import type { Manifest, ManifestProblem } from "@rollcall/api/webapi";
import { type App, apps } from "../../../model/app.js";
import { hasVersion, put } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Id } from "../../../values/ids.js";
import { findUndone } from "../../apps/manifest/find-undone.js";

/** A new manifest of an app. */
interface AppToUpdate {
  readonly appId: Id;
  /** Valid. */
  readonly manifest: object;
}

/** The changed app, or why it is not changed. */
type UpdateOutcome =
  | { readonly ok: true; readonly app: App }
  | { readonly ok: false; readonly error: "unknown_app" }
  | { readonly ok: false; readonly error: "undone"; readonly problems: readonly ManifestProblem[] };

/** Replaces the manifest of an app as an operator. Its tokens keep their scopes until it is installed again. */
export function updateApp(wanted: AppToUpdate, store: Store): Promise<UpdateOutcome> {
  return decide(store, () => decideUpdate(wanted, store));
}

/** Problems of a valid manifest that turns off what an app cannot turn off. */
export function undoneBy({ manifest: before }: Pick<App, "manifest">, after: object): readonly ManifestProblem[] {
  // Both are valid.
  return findUndone(before as Manifest, after as Manifest);
}

async function decideUpdate({ appId, manifest }: AppToUpdate, store: Store): Promise<Decision<UpdateOutcome>> {
  const app = await store.apps.get(appId);
  if (app === undefined || app.deleted) return { kind: "answer", answer: { ok: false, error: "unknown_app" } };
  const problems = undoneBy(app, manifest);
  if (problems.length > 0) return { kind: "answer", answer: { ok: false, error: "undone", problems } };
  const { name } = (manifest as Manifest).display_information;
  const changed: App = { ...app, version: app.version + 1, name, manifest };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(apps, { id: app.id }, app.version)], writes: [put(apps, changed)] },
    answer: () => ({ ok: true, app: changed }),
  };
}
