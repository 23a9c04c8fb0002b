import type { Reason } from "@rollcall/webapi-core";
import type { App } from "../../model/app.js";
import type { Expectation } from "../../model/expectations.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";

const refuse = createRefuse<ManagerRefusal["error"]>("web-api#additional-codes-per-method");

/** The reason why an app cannot create other apps. */
interface ManagerRefusal {
  readonly ok: false;
  readonly error: "invalid_app" | "invalid_manager_app" | "managed_app_limit_reached";
  readonly reason: Reason;
}

/** An app enrolled as a manager of other apps. */
type ManagerApp = App & Required<Pick<App, "manager">>;

/**
 * Finds the manager app of the token; undefined for a user's token.
 * @param scope the scope of manager apps
 */
export async function findManager(
  { user, token }: WebapiCaller,
  store: Pick<Store, "apps">,
  scope: string,
): Promise<{ readonly ok: true; readonly manager?: ManagerApp } | ManagerRefusal> {
  if (user !== undefined) return { ok: true };
  const app = token.appId === undefined ? undefined : await store.apps.get(token.appId);
  if (app === undefined || app.deleted) return refuse("invalid_app", token.appId, "an app that is not deleted");
  const { manager } = app;
  if (manager === undefined) return refuse("invalid_manager_app", app.id, "an app that is enrolled as a manager");
  if (!token.scopes.includes(scope)) return refuse("invalid_manager_app", token.scopes, scope);
  return { ok: true, manager: { ...app, manager } };
}

/** Expects that the manager app may create one more app. */
export function expectAppRoom(manager: ManagerApp | undefined): readonly Expectation[] {
  if (manager === undefined) return [];
  return [
    { kind: "version", document: "app", key: { id: manager.id }, version: manager.version },
    { kind: "managedAppsAtMost", managerAppId: manager.id, atMost: manager.manager.appLimit },
  ];
}

/** Refusal when the manager app has reached its limit; undefined for any other expectation. */
export function refuseAppLimit(failed: Expectation): ManagerRefusal | undefined {
  if (failed.kind !== "managedAppsAtMost") return undefined;
  return refuse("managed_app_limit_reached", failed.managerAppId, `at most ${failed.atMost} apps`);
}
