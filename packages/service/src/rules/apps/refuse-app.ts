import type { Reason } from "@rollcall/webapi-core";
import type { App } from "../../model/app.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { reachesOwner } from "../directory/is-granted.js";
import { isManagedBy } from "../directory/is-managed-by.js";

/** The reason why a token cannot use an app. */
interface AppRefusal {
  readonly ok: false;
  readonly error: "app_not_owned_by_manager_app" | "no_permission" | "app_not_eligible" | "team_access_not_granted";
  readonly reason: Reason;
}

/**
 * Refuses apps that the token may not see. A user sees apps that they collaborate on, a manager app those that it
 * created.
 */
export function refuseStranger(app: App, caller: WebapiCaller, rule: string): AppRefusal | undefined {
  const { user } = caller;
  if (user !== undefined) {
    if (app.collaboratorIds.includes(user.id)) return undefined;
    return {
      ok: false,
      error: "no_permission",
      reason: { rule, found: user.id, wanted: "a collaborator of the app" },
    };
  }
  if (isManagedBy(app, caller)) return undefined;
  return {
    ok: false,
    error: "app_not_owned_by_manager_app",
    reason: { rule, found: app.managerAppId, wanted: "an app that the manager app created" },
  };
}

/** Refuses apps of workspaces that an organization's installation was not granted to. */
export async function refuseUngranted(
  { ownerId }: App,
  caller: WebapiCaller,
  { store, rule }: { readonly store: Store; readonly rule: string },
): Promise<AppRefusal | undefined> {
  if (await reachesOwner(caller, ownerId, store)) return undefined;
  const wanted = "an app of a workspace that the installation was granted to";
  return { ok: false, error: "team_access_not_granted", reason: { rule, found: ownerId, wanted } };
}

/** Refuses apps that manifests do not configure. */
export function refuseClassic(app: App, rule: string): AppRefusal | undefined {
  if (app.generation !== "classic") return undefined;
  return { ok: false, error: "app_not_eligible", reason: { rule, found: app.generation, wanted: "a granular app" } };
}
