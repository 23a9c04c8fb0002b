import type { AuthTeamsListArguments, AuthTeamsListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { createRefuse } from "../decisions/refusal.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";
import { printCursor, readCursor } from "../paging/cursor.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Workspace } from "./organization.js";
import { toTeamIcon } from "./to-team-icon.js";

type Outcome = MethodOutcome<Methods["auth.teams.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AuthTeamsListRefusal["error"]>("install#organization-installs");
const list = ["auth.teams.list"];

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
    const from = cursor === "" ? "" : readCursor(list, cursor)?.[0];
    if (from === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const remaining = (await findGranted(caller, store)).filter(({ id }) => id >= from);
    const next = remaining[limit];
    const teams = remaining.slice(0, limit).map(({ id, name, ...rest }) => ({
      id,
      name,
      ...(sent.include_icon === true && { icon: toTeamIcon({ id, ...rest }, siteUrl) }),
    }));
    return {
      ok: true,
      teams,
      response_metadata: { next_cursor: next === undefined ? "" : printCursor(list, [next.id]) },
    };
  };
}

async function findGranted(caller: WebapiCaller, { organizations }: Options["store"]): Promise<readonly Workspace[]> {
  const { target } = caller.token.installation;
  if (target.kind === "workspace") return [caller.workspace];
  const all = await organizations.workspaces();
  return all.filter(
    (workspace) =>
      !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id),
  );
}
