import type { Methods, TeamInfoArguments, TeamInfoRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import { createRefuse } from "../../store/refusal.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
import { toTeam } from "./team.js";

type Outcome = MethodOutcome<Methods["team.info"]>;
type Context = MethodContext<WebapiCaller>;
type Found = { readonly ok: true; readonly workspace: Workspace } | Extract<Outcome, { readonly ok: false }>;

const refuse = createRefuse<TeamInfoRefusal["error"]>("everyday-1#directory");

/** Dependencies of `team.info`. */
interface Options {
  readonly store: Pick<Store, "organizations">;
  readonly siteUrl: string;
}

/** Returns information about a workspace. Default: the caller's. */
export function createTeamInfo({ store, siteUrl }: Options) {
  return async (sent: TeamInfoArguments, { caller }: Context): Promise<Outcome> => {
    const found = await findTeam(sent, caller, store);
    if (!found.ok) return found;
    const { organization } = caller;
    const isOfOrganization = organization !== undefined && found.workspace.organizationId === organization.id;
    const home = isOfOrganization ? await store.organizations.workspace(organization.defaultWorkspaceId) : undefined;
    const enterprise = isOfOrganization ? { organization, domain: home?.domain ?? "" } : undefined;
    return { ok: true, team: toTeam(found.workspace, { siteUrl, ...(enterprise && { enterprise }) }) };
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
