import { type AppScopes, appResolutions } from "../../../model/app-resolution.js";
import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { includesScopes, joinScopes } from "../../approvals/asked-scopes.js";
import { isAdministrator, roleIn } from "../../directory/role.js";
import { type InstallPlace, targetOf } from "../granting/grant.js";

/** Whether a person may install an app, has to ask administrators first, or cannot because it is restricted. */
type InstallPermission = "open" | "needsApproval" | "restricted";

/** An app that a person wants to install. */
export interface WantedApp extends AppScopes {
  readonly appId: Id;
  readonly place: InstallPlace;
  readonly person: User;
}

/**
 * Whether a person may install an app in a place, by the decisions about it. A restriction of the organization is one of
 * its workspaces, too, and so is an approval. Administrators of the place need no approval.
 */
export async function installPermissionOf(
  { appId, place, person, ...scopes }: WantedApp,
  store: Pick<Store, "get">,
): Promise<InstallPermission> {
  const target = targetOf(place);
  const targetIds = [...new Set([target.id, ...(place.organization === undefined ? [] : [place.organization.id])])];
  const found = await Promise.all(targetIds.map((id) => store.get(appResolutions, { target_id: id, app_id: appId })));
  const resolutions = found.filter((resolution) => resolution !== undefined);
  if (resolutions.some(({ status }) => status === "restricted")) return "restricted";
  const isRequired = target.kind === "workspace" && place.workspace.requiresAppApproval === true;
  if (!isRequired || isAdministrator(roleIn(person, target))) return "open";
  return includesScopes(joinScopes(resolutions), scopes) && resolutions.length > 0 ? "open" : "needsApproval";
}
