import type { AuthTeamsListArguments, AuthTeamsListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { findGrantedPage } from "./granted-workspaces.js";
import { toTeamIcon } from "./to-team-icon.js";

type Outcome = MethodOutcome<Methods["auth.teams.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AuthTeamsListRefusal["error"]>("install#organization-installs");

/** Dependencies of `auth.teams.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["auth.teams.list"]>;
  readonly store: Pick<Store, "organizations">;
  readonly siteUrl: string;
}

/** Lists the workspaces that the caller's installation was granted to. */
export function createListTeams({ definition, store, siteUrl }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AuthTeamsListArguments, { caller }: Context): Promise<Outcome> => {
    const { cursor = "", limit = defaultSize } = sent;
    const found = await findGrantedPage({ method: "auth.teams.list", cursor, limit }, caller, store);
    if (found === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const teams = found.page.map(({ id, name, ...rest }) => ({
      id,
      name,
      ...(sent.include_icon === true && { icon: toTeamIcon({ id, ...rest }, siteUrl) }),
    }));
    return { ok: true, teams, response_metadata: { next_cursor: found.nextCursor } };
  };
}
