import type { AppsManifestExportArguments, Manifest, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { refuseClassic, refuseStranger, refuseUngranted } from "./refuse-app.js";

type Outcome = MethodOutcome<Methods["apps.manifest.export"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#appsmanifestexport-post";

/** Returns the manifest of an app as it was taken. */
export function createExportManifest({ store }: { readonly store: Store }) {
  return async ({ app_id }: AppsManifestExportArguments, { caller }: Context): Promise<Outcome> => {
    const app = await store.apps.get(app_id);
    if (app === undefined || app.deleted) {
      return { ok: false, error: "app_not_found", because: { rule, found: app_id, wanted: "an app in use" } };
    }
    // Only right manifests are stored: those of the world are checked as those that are sent.
    const manifest = app.manifest as Manifest;
    const refusal = refuseStranger(app, caller, rule) ?? (await refuseUngranted(app, caller, { store, rule }));
    return refusal ?? refuseClassic(app, rule) ?? { ok: true, manifest };
  };
}
