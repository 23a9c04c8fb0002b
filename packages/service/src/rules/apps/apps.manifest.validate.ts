import type { AppsManifestValidateArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { App } from "../../model/app.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { readSentManifest } from "./manifest/read-sent-manifest.js";
import { refuseClassic, refuseStranger, refuseUngranted } from "./refuse-app.js";

type Outcome = MethodOutcome<Methods["apps.manifest.validate"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#appsmanifestvalidate-post";

/** Validates an app manifest and returns all problems. */
export function createValidateManifest({ store }: { readonly store: Store }) {
  return async (sent: AppsManifestValidateArguments, { caller }: Context): Promise<Outcome> => {
    const refusal = refuseDeleted(caller.app) ?? (await refuseApp(sent.app_id, caller, store));
    if (refusal !== undefined) return refusal;
    const read = readSentManifest(sent.manifest);
    if (read.ok) return { ok: true, errors: [] };
    const errors = read.problems;
    return {
      ok: false,
      error: "invalid_manifest",
      errors,
      reason: { rule, found: errors.length, wanted: "a valid manifest" },
    };
  };
}

async function refuseApp(appId: string | undefined, caller: WebapiCaller, store: Store): Promise<Outcome | undefined> {
  if (appId === undefined) return undefined;
  const app = await store.apps.get(appId);
  if (app === undefined)
    return { ok: false, error: "invalid_app_id", reason: { rule, found: appId, wanted: "an app" } };
  const refusal = refuseStranger(app, caller, rule) ?? (await refuseUngranted(app, caller, { store, rule }));
  return refusal ?? refuseDeleted(app) ?? refuseClassic(app, rule);
}

function refuseDeleted(app: App | undefined): Outcome | undefined {
  if (app?.deleted !== true) return undefined;
  return { ok: false, error: "invalid_app", reason: { rule, found: app.id, wanted: "an app that is not deleted" } };
}
