import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
/** Builds the refusals of one method, as `createRefuse` does. */
export type Refuse<Codes extends string> = <const Code extends Codes>(
  error: Code,
  found: unknown,
  wanted?: string,
) => Refused<Code>;

/** The codes with which one method refuses workspaces. */
interface TeamCodes<Code extends string> {
  /** The workspace belongs to another company. */
  readonly foreign: Code;
  /** The workspace does not exist or is deleted. Default: the code of a foreign workspace. */
  readonly absent?: Code;
}

/** The workspace that an administrator names, or why the call is refused. */
type FoundTeam<Code extends string> =
  | { readonly ok: true; readonly workspace: Workspace }
  | Refused<Code | "team_access_not_granted">;

/**
 * Creates a function that finds the workspace that a call of an administrator is about: one of the organization that is
 * not deleted, and that the installation was granted to.
 *
 * Who may call such a method is stated in `requires` of its definition: the token of an organization, and the role of an
 * admin there.
 */
export function createFindTeam<const Code extends string>(
  refuse: Refuse<Code | "team_access_not_granted">,
  { foreign, absent = foreign }: TeamCodes<Code>,
) {
  return async (
    teamId: Id,
    caller: WebapiCaller,
    { organizations }: Pick<Store, "organizations">,
  ): Promise<FoundTeam<Code>> => {
    const workspace = teamId === caller.workspace.id ? caller.workspace : await organizations.workspace(teamId);
    if (workspace === undefined || workspace.deleted) return refuse(absent, teamId, "a workspace that is not deleted");
    if (isForeignWorkspace(workspace, caller)) return refuse(foreign, teamId, "a workspace of the organization");
    if (isGranted(caller.token, teamId)) return { ok: true, workspace };
    return refuse("team_access_not_granted", teamId, "a workspace that the installation was granted to");
  };
}
