import type { AppRequest as ShownRequest } from "@rollcall/api/webapi";
import type { AppRequest } from "../../model/app-request.js";
import type { AppResolution } from "../../model/app-resolution.js";
import type { Store } from "../../model/service-store.js";
import { secondsOf } from "../../values/instant.js";
import { toApprovableApp } from "./to-approvable-app.js";
import { toRequestedScopes } from "./to-requested-scopes.js";

/**
 * A request as administrators read it; undefined if the app or the user no longer exists.
 * @param previous the decision about the app before the request
 */
export async function toAppRequest(
  request: AppRequest,
  previous: AppResolution | undefined,
  { apps, users, organizations }: Pick<Store, "apps" | "users" | "organizations">,
): Promise<ShownRequest | undefined> {
  const { id, appId, userId, targetId, message, created } = request;
  const [app, user, workspace, organization] = await Promise.all([
    apps.get(appId),
    users.get(userId),
    organizations.workspace(targetId),
    organizations.get(),
  ]);
  if (app === undefined || user === undefined) return undefined;
  const isOfOrganization = workspace === undefined || workspace.organizationId === organization?.id;
  return {
    id,
    app: toApprovableApp(app),
    previous_resolution: previous ? { status: previous.status, scopes: toRequestedScopes(previous) } : null,
    is_user_app_collaborator: app.collaboratorIds.includes(userId),
    user: { id: userId, name: user.userName, email: user.emails[0] ?? "" },
    team: workspace ? { id: workspace.id, name: workspace.name, domain: workspace.domain } : null,
    enterprise:
      organization !== undefined && isOfOrganization ? { id: organization.id, name: organization.name } : null,
    scopes: toRequestedScopes(request),
    message,
    date_created: secondsOf(created),
  };
}
