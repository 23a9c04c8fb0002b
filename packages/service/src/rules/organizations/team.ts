import type { Methods, Team, TeamIcon, TeamInfoArguments, TeamInfoRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Organization, Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/decide.js";
import { pictureOf } from "../../values/picture.js";
import type { Site } from "../../values/site-addresses.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";

type Outcome = MethodOutcome<Methods["team.info"]>;
type Context = MethodContext<WebapiCaller>;
type Found = { readonly ok: true; readonly workspace: Workspace } | Extract<Outcome, { readonly ok: false }>;

const refuse = createRefuse<TeamInfoRefusal["error"]>("everyday-1#directory");

/** Dependencies of `team.info`. */
interface Options {
  readonly store: Pick<Store, "organizations">;
  readonly site: Site;
}

/** Returns information about a workspace. Default: the caller's. */
export function createTeamInfo({ store, site }: Options) {
  return async (sent: TeamInfoArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findTeam(sent, caller, store);
    if (!found.ok) return found;
    const { organization } = caller;
    const isOfOrganization = organization !== undefined && found.workspace.organizationId === organization.id;
    const home = isOfOrganization ? await store.organizations.workspace(organization.defaultWorkspaceId) : undefined;
    const enterprise = isOfOrganization ? { organization, domain: home?.domain ?? "" } : undefined;
    return { ok: true, team: toTeam(found.workspace, { site, ...(enterprise && { enterprise }) }) };
  };
}

async function findTeam(sent: TeamInfoArguments, caller: WebapiCaller, store: Options["store"]): Promise<Found> {
  const { team = "", domain = "" } = sent;
  const { workspace: own, user, token } = caller;
  if (team === "" && domain === "") return { ok: true, workspace: own };
  if (team === "" && caller.organization === undefined) {
    return refuse("team_not_on_enterprise", own.id, "a workspace of an organization");
  }
  const workspace = await lookUp(team, domain, store);
  if (workspace === undefined || workspace.deleted || isForeignWorkspace(workspace, caller)) {
    return refuse("team_not_found", team === "" ? domain : team, "a workspace of the caller's organization");
  }
  if (workspace.id === own.id) return { ok: true, workspace };
  const isGuest = user?.guest !== undefined;
  if (isGuest && !user.memberships.some(({ workspaceId }) => workspaceId === workspace.id)) {
    return refuse("fail_to_get_teams_for_restricted_user", user.id, "a workspace that the guest belongs to");
  }
  if (token.installation.target.kind === "workspace" || isGranted(token, workspace.id)) return { ok: true, workspace };
  return refuse("team_access_not_granted", workspace.id, "a workspace that the installation was granted to");
}

async function lookUp(id: string, domain: string, { organizations }: Options["store"]): Promise<Workspace | undefined> {
  if (id !== "") return organizations.workspace(id);
  const all = await organizations.workspaces();
  return all.find((workspace) => workspace.domain === domain.toLowerCase());
}

/** Context of a workspace as shown. */
interface TeamOptions {
  readonly site: Site;
  /** Its organization and the domain of that. Absent for a standalone workspace. */
  readonly enterprise?: { readonly organization: Organization; readonly domain: string };
}

/** A workspace as the Web API shows it. */
function toTeam(workspace: Workspace, { site, enterprise }: TeamOptions): Team {
  const { id, name, domain, emailDomains = [] } = workspace;
  return {
    id,
    name,
    url: `${site.of(workspace).url}/`,
    domain,
    email_domain: emailDomains.join(","),
    icon: toTeamIcon(workspace, site.url),
    ...(enterprise !== undefined && {
      enterprise_id: enterprise.organization.id,
      enterprise_name: enterprise.organization.name,
      enterprise_domain: enterprise.domain,
    }),
  };
}

/** Icon of a workspace: its own, or a generated one. */
export function toTeamIcon({ id, icon }: Pick<Workspace, "id" | "icon">, siteUrl: string): TeamIcon {
  const { url } = pictureOf({ id, ...(icon !== undefined && { photo: icon }) }, siteUrl);
  return {
    image_34: url(34),
    image_44: url(44),
    image_68: url(68),
    image_88: url(88),
    image_102: url(102),
    image_132: url(132),
    image_230: url(230),
    ...(icon === undefined ? { image_default: true } : { image_original: url("original") }),
  };
}

/** The stated properties of a new workspace. All else has a default. */
type NewWorkspace = Partial<Workspace> &
  Pick<Workspace, "id" | "created" | "name" | "domain" | "plan" | "primaryOwnerId" | "userRules">;

/** A new workspace, in which everything is allowed unless `facts` say otherwise. */
export function newWorkspace(facts: NewWorkspace): Workspace {
  return {
    version: 1,
    disabledFeatures: [],
    requires2fa: false,
    postingSuspended: false,
    deleted: false,
    networks: {},
    restrictedApps: [],
    ...facts,
  };
}
