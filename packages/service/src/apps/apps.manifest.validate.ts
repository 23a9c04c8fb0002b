import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { AppsManifestValidateArguments, Methods } from "@rollcall/webapi-core/svc";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { App } from "./app.js";
import { validateManifest } from "./manifest/validate-manifest.js";
import { refuseClassic, refuseStranger } from "./refuse-app.js";

type Outcome = MethodOutcome<Methods["apps.manifest.validate"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#appsmanifestvalidate-post";

/** Says whether an app manifest is right, and everything that is wrong with it. */
export function createValidateManifest({ store }: { readonly store: Store }) {
  return async (sent: AppsManifestValidateArguments, { caller }: Context): Promise<Outcome> => {
    const refusal =
      refuseDeleted(caller.app) ??
      (sent.app_id === undefined ? undefined : refuseApp(await store.apps.get(sent.app_id), sent.app_id, caller));
    if (refusal !== undefined) return refusal;
    const errors = validateManifest(sent.manifest);
    if (errors.length === 0) return { ok: true, errors: [] };
    return {
      ok: false,
      error: "invalid_manifest",
      errors,
      because: { rule, found: errors.length, wanted: "a right manifest" },
    };
  };
}

function refuseApp(app: App | undefined, appId: string, caller: WebapiCaller): Outcome | undefined {
  if (app === undefined)
    return { ok: false, error: "invalid_app_id", because: { rule, found: appId, wanted: "an app" } };
  return refuseStranger(app, caller, rule) ?? refuseDeleted(app) ?? refuseClassic(app, rule);
}

function refuseDeleted(app: App | undefined): Outcome | undefined {
  if (app?.deleted !== true) return undefined;
  return { ok: false, error: "invalid_app", because: { rule, found: app.id, wanted: "an app in use" } };
}
