import { adminScopes } from "../../../generated/service.js";
import type { App } from "../../../model/app.js";
import { type AppScopes, appResolutions } from "../../../model/app-approval.js";
import type { Organization, Workspace } from "../../../model/organization.js";
import type { Store } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { includesScopes, joinScopes } from "../../approvals/asked-scopes.js";
import { isAdministrator, roleIn } from "../../directory/user.js";
import { installSettingsOf } from "../client/app-settings.js";
import { type InstallPlace, isInstalledOn, targetOf } from "../granting/grant.js";
import type { AuthorizeRefusal, AuthorizeRequest } from "./authorize-request.js";

/** A place where a person may install an app. */
export interface PlaceChoice {
  readonly id: Id;
  readonly name: string;
  readonly place: InstallPlace;
  /** Whether administrators have to approve the app first. */
  readonly needsApproval: boolean;
}

type Found = { readonly ok: true; readonly places: readonly PlaceChoice[] } | AuthorizeRefusal;

/** Finds where a person may install an app: workspaces that they are in, and the organization if they administer it. */
export async function findPlaces(
  { app, form, teamId, botScopes, userScopes }: AuthorizeRequest,
  person: User,
  store: Pick<Store, "organizations" | "users" | "list" | "get">,
): Promise<Found> {
  const [organization, all, connected] = await Promise.all([
    store.organizations.get(),
    store.organizations.workspaces(),
    store.users.connectedWorkspaces(person.id),
  ]);
  const ids = new Set([...person.memberships.map(({ workspaceId }) => workspaceId), ...connected]);
  const theirs = all.filter(({ id, deleted }) => ids.has(id) && !deleted);
  const own = theirs.map((workspace) => toChoice("workspace", workspace, organization));
  // Who signs in only says who they are: that takes no installation.
  if (form === "signIn") return narrowed(own, teamId);
  if (person.guest !== undefined) return refuse("access_denied", "Guests cannot install apps.");
  const asksToAdminister = organization !== undefined && asksForAdministration([...botScopes, ...userScopes]);
  const open = own.filter(({ place }) => isOpenTo(app, place, all));
  if (open.length === 0) {
    return refuse(
      "invalid_team_for_non_distributed_app",
      "The app is not distributed, so it can only be installed in the workspace that it belongs to.",
    );
  }
  const wide = findOrganization(app, person, organization, all);
  const installed = organization !== undefined && (await isInstalledOn(organization.id, app.id, store));
  if (installed && wide === undefined) {
    return refuse("cannot_install_an_org_installed_app", "The app is installed on the whole organization already.");
  }
  if (asksToAdminister && wide === undefined) {
    return refuse(
      adminScopes.error,
      "An app with administrative scopes is installed on the organization, by an administrator of it.",
    );
  }
  const workspaces = installed || asksToAdminister ? [] : open;
  const places = wide === undefined ? workspaces : [...workspaces, wide];
  const decided = await withPermissions(places, { appId: app.id, person, botScopes, userScopes }, store);
  if (places.length > 0 && decided.length === 0) {
    return refuse("app_restricted", "An administrator has restricted the app, so nobody can install it.");
  }
  return narrowed(decided, teamId);
}

/** The places where the app is not restricted, each with whether it needs approval there. */
async function withPermissions(
  places: readonly PlaceChoice[],
  wanted: Omit<WantedApp, "place">,
  store: Pick<Store, "get">,
): Promise<readonly PlaceChoice[]> {
  const decided = await Promise.all(
    places.map(async (choice) => {
      const permission = await installPermissionOf({ ...wanted, place: choice.place }, store);
      return permission === "restricted" ? [] : [{ ...choice, needsApproval: permission === "needsApproval" }];
    }),
  );
  return decided.flat();
}

/** Whether a scope acts across an organization, which an installation on a workspace cannot. */
function asksForAdministration(scopes: readonly string[]): boolean {
  const onWorkspaces: readonly string[] = adminScopes.onWorkspaces;
  return scopes.some((scope) => scope.startsWith(adminScopes.prefix) && !onWorkspaces.includes(scope));
}

/** The place that the app asks for comes first; one that it asks for and that is not there is refused. */
function narrowed(places: readonly PlaceChoice[], teamId: Id | undefined): Found {
  if (places.length === 0) return refuse("team_not_found", "This person is in no workspace.");
  const wanted = places.find(({ id }) => id === teamId);
  if (wanted === undefined) return { ok: true, places };
  return { ok: true, places: [wanted, ...places.filter((each) => each !== wanted)] };
}

function findOrganization(
  app: App,
  person: User,
  organization: Organization | undefined,
  all: readonly Workspace[],
): PlaceChoice | undefined {
  const workspace = all.find(({ id }) => id === organization?.defaultWorkspaceId);
  const isTheirs = organization !== undefined && person.organizationId === organization.id;
  if (!isTheirs || workspace === undefined || !isAdministrator(person.organizationRole)) return undefined;
  return installSettingsOf(app).isForOrganizations ? toChoice("organization", workspace, organization) : undefined;
}

/** Whether an app may be installed in a workspace: its own, those of the organization that owns it, or any if distributed. */
function isOpenTo(app: App, { workspace, organization }: InstallPlace, all: readonly Workspace[]): boolean {
  const { isDistributed, isForOrganizations } = installSettingsOf(app);
  if (isDistributed || app.ownerId === workspace.id) return true;
  if (organization === undefined) return false;
  const isOfSameOrganization = all.some(
    ({ id, organizationId }) => id === app.ownerId && organizationId === organization.id,
  );
  return app.ownerId === organization.id || (isForOrganizations && isOfSameOrganization);
}

function toChoice(
  kind: InstallPlace["kind"],
  workspace: Workspace,
  organization: Organization | undefined,
): PlaceChoice {
  const isOfOrganization = organization !== undefined && workspace.organizationId === organization.id;
  const place = { kind, workspace, ...(isOfOrganization && { organization }) };
  const name = kind === "organization" && organization !== undefined ? organization.name : workspace.name;
  return { id: targetOf(place).id, name, place, needsApproval: false };
}

/** Refuses a place that is not among those where a person may install an app. */
export function refusePlace(places: readonly PlaceChoice[]): AuthorizeRefusal {
  const names = places.map(({ name }) => name).join(", ");
  return refuse("team_not_found", `The app cannot be installed there. This person can install it on ${names}.`);
}

function refuse(error: string, sentence: string): AuthorizeRefusal {
  return { ok: false, error, sentence };
}

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
