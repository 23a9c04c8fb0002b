import type { AdminTeamsOwnersListArguments, AdminTeamsOwnersListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { createFindTeam } from "../administration/find-team.js";
import { findHolders } from "./find-holders.js";

type Outcome = MethodOutcome<Methods["admin.teams.owners.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminTeamsOwnersListRefusal["error"]>("everyday-2#adminteams-adminapps");
const findTeam = createFindTeam(refuse, { foreign: "invalid_auth", absent: "team_not_found" });

/** Dependencies of `admin.teams.owners.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.teams.owners.list"]>;
  readonly store: Store;
}

/** Lists the owners of a workspace. */
export function createListTeamOwners({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminTeamsOwnersListArguments, { caller }: Context): Promise<Outcome> => {
    const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
    const found = await findTeam(teamId, caller, store);
    if (!found.ok) return found;
    const holders = await findHolders(
      { workspace: found.workspace, anyOf: ["owner", "primary_owner"], cursor, limit },
      store,
    );
    if (holders === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    return { ok: true, owner_ids: holders.ids, response_metadata: { next_cursor: holders.nextCursor } };
  };
}
