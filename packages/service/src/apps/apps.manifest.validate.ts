import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { AppsManifestValidateArguments, Methods } from "@rollcall/webapi-core/svc";
import type { Store } from "../store/store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { App } from "./app.js";
import { validateManifest } from "./manifest/validate-manifest.js";

type Outcome = MethodOutcome<Methods["apps.manifest.validate"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#appsmanifestvalidate-post";

/** Says whether an app manifest is right, and everything that is wrong with it. */
export function createValidateManifest({ store }: { readonly store: Store }) {
  return async (sent: AppsManifestValidateArguments, { caller }: Context): Promise<Outcome> => {
    const refusal =
      sent.app_id === undefined ? undefined : refuseApp(await store.apps.get(sent.app_id), sent.app_id, caller);
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

/** A person's token is for apps that the person works on, a manager app's for those that it made. */
function refuseApp(app: App | undefined, appId: string, { user, token }: WebapiCaller): Outcome | undefined {
  if (app === undefined)
    return { ok: false, error: "invalid_app_id", because: { rule, found: appId, wanted: "an app" } };
  if (user === undefined && app.managerAppId !== token.appId) {
    return { ok: false, error: "app_not_owned_by_manager_app", because: { rule, found: app.managerAppId } };
  }
  if (user !== undefined && !app.collaboratorIds.includes(user.id)) {
    return {
      ok: false,
      error: "no_permission",
      because: { rule, found: user.id, wanted: "a collaborator of the app" },
    };
  }
  if (app.deleted) return { ok: false, error: "invalid_app", because: { rule, found: appId, wanted: "an app in use" } };
  if (app.generation !== "classic") return undefined;
  return { ok: false, error: "app_not_eligible", because: { rule, found: app.generation, wanted: "a granular app" } };
}
