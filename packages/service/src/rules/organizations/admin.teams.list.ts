import type { AdministeredTeam, AdminTeamsListArguments, AdminTeamsListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findGrantedPage } from "./granted-workspaces.js";
import { toTeamUrl } from "./to-team.js";

type Outcome = MethodOutcome<Methods["admin.teams.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminTeamsListRefusal["error"]>("everyday-2#adminteams-adminapps");

/** Dependencies of `admin.teams.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.teams.list"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists the workspaces of the organization that the caller's installation was granted to. */
export function createAdminTeamsList({ definition, store, siteUrl }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminTeamsListArguments, { caller }: Context): Promise<Outcome> => {
    const { cursor = "", limit = defaultSize } = sent;
    const found = await findGrantedPage({ method: "admin.teams.list", cursor, limit }, caller, store);
    if (found === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const owners = await store.users.getMany([...new Set(found.page.map(({ primaryOwnerId }) => primaryOwnerId))]);
    const ownerOf = (workspace: Workspace) => owners.find(({ id }) => id === workspace.primaryOwnerId);
    return {
      ok: true,
      teams: found.page.map((workspace) => toAdministeredTeam(workspace, ownerOf(workspace), siteUrl)),
      response_metadata: { next_cursor: found.nextCursor },
    };
  };
}

function toAdministeredTeam(workspace: Workspace, owner: User | undefined, siteUrl: string): AdministeredTeam {
  const { id, name, discoverability = "invite_only" } = workspace;
  return {
    id,
    name,
    discoverability,
    ...(owner !== undefined && { primary_owner: { user_id: owner.id, email: owner.emails[0] ?? "" } }),
    team_url: toTeamUrl(siteUrl),
  };
}
