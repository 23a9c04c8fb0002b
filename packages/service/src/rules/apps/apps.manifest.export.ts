import type { AppsManifestExportArguments, Manifest, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { refuseClassic, refuseStranger, refuseUngranted } from "./refuse-app.js";

type Outcome = MethodOutcome<Methods["apps.manifest.export"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#appsmanifestexport-post";

/** Returns the manifest of an app as it was sent. */
export function createExportManifest({ store }: { readonly store: Store }) {
  return async ({ app_id }: AppsManifestExportArguments, { caller }: Context): Promise<Outcome> => {
    const app = await store.apps.get(app_id);
    if (app === undefined || app.deleted) {
      return {
        ok: false,
        error: "app_not_found",
        reason: { rule, found: app_id, wanted: "an app that is not deleted" },
      };
    }
    // Only valid manifests are stored: those of a world file are checked like those sent.
    const manifest = app.manifest as Manifest;
    const refusal = refuseStranger(app, caller, rule) ?? (await refuseUngranted(app, caller, { store, rule }));
    return refusal ?? refuseClassic(app, rule) ?? { ok: true, manifest };
  };
}
