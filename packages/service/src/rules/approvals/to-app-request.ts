import type { ApprovableApp, Manifest, RequestedScope, AppRequest as ShownRequest } from "@rollcall/api/webapi";
import { scopeTexts } from "../../generated/scope-texts.js";
import { adminScopes } from "../../generated/service.js";
import type { App } from "../../model/app.js";
import type { AppRequest, AppResolution, AppScopes } from "../../model/app-approval.js";
import type { Store } from "../../model/store.js";
import { secondsOf } from "../../values/instant.js";

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

/** An app as administrators read it. */
export function toApprovableApp({ id, name, generation, manifest }: App): ApprovableApp {
  // A stored manifest has the form of one.
  const { display_information, app_directory } = manifest as Manifest;
  const isListed = app_directory !== undefined;
  return {
    id,
    name,
    description: display_information.description ?? "",
    help_url: app_directory?.support_url ?? "",
    privacy_policy_url: app_directory?.privacy_policy_url ?? "",
    app_homepage_url: app_directory?.installation_landing_page ?? "",
    app_directory_url: "",
    is_app_directory_approved: isListed,
    is_internal: !isListed,
    is_granular_bot_app: generation === "granular",
    developer_type: isListed ? "third_party" : "internal",
    additional_info: "",
  };
}

/** Scopes as administrators read them, those of the bot first. */
export function toRequestedScopes({ botScopes, userScopes }: AppScopes): readonly RequestedScope[] {
  return [...botScopes.map((name) => toScope(name, "bot")), ...userScopes.map((name) => toScope(name, "user"))];
}

function toScope(name: string, kind: RequestedScope["token_type"]): RequestedScope {
  return {
    name,
    description: (Object.hasOwn(scopeTexts, name) ? scopeTexts[name] : undefined) ?? "",
    is_sensitive: name.startsWith(adminScopes.prefix),
    token_type: kind,
  };
}
