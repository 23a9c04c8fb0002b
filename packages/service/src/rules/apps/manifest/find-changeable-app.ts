import type { App } from "../../../model/app.js";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../../store/refusal.js";
import type { Id } from "../../../values/ids.js";
import { refuseClassic, refuseStranger, refuseUngranted } from "../refuse-app.js";

/** Rule of the methods that change apps. */
export const changeRule = "install#manifest-changes";

const refuse = createRefuse<"app_not_found" | "app_not_owned_by_manager_app">(changeRule);

type AppRefusal = NonNullable<ReturnType<typeof refuseStranger>>;

interface Finding {
  readonly store: Store;
  /** Scope that a manager app needs. */
  readonly scope: string;
}

/** Finds an app that the token may change: a user those they collaborate on, a manager app those that it created. */
export async function findChangeableApp(
  id: Id,
  caller: WebapiCaller,
  { store, scope }: Finding,
): Promise<
  { readonly ok: true; readonly app: App } | AppRefusal | Refused<"app_not_found" | "app_not_owned_by_manager_app">
> {
  const app = await store.apps.get(id);
  if (app === undefined || app.deleted) return refuse("app_not_found", id, "an app that is not deleted");
  const { user, app: manager, token } = caller;
  if (user === undefined && manager?.manager === undefined) {
    return refuse("app_not_owned_by_manager_app", manager?.id, "an app that is enrolled as a manager");
  }
  if (user === undefined && !token.scopes.includes(scope)) {
    return refuse("app_not_owned_by_manager_app", token.scopes, scope);
  }
  const refusal =
    refuseStranger(app, caller, changeRule) ??
    (await refuseUngranted(app, caller, { store, rule: changeRule })) ??
    refuseClassic(app, changeRule);
  return refusal ?? { ok: true, app };
}
