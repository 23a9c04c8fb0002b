import type {
  AdminTeamsAdminsListArguments,
  AdminTeamsAdminsListRefusal,
  AdminTeamsOwnersListArguments,
  AdminTeamsOwnersListRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import { printItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Role } from "../../model/user.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { readUserPlace } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";

type ListTeamAdminsOutcome = MethodOutcome<Methods["admin.teams.admins.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminTeamsAdminsListRefusal["error"] | AdminTeamsOwnersListRefusal["error"]>(
  "everyday-2#adminteams-adminapps",
);
const findTeam = createFindTeam(refuse, { foreign: "invalid_auth", absent: "team_not_found" });

/** Dependencies of `admin.teams.admins.list`. */
interface ListTeamAdminsOptions {
  readonly definition: MethodDefinition<Methods["admin.teams.admins.list"]>;
  readonly store: Store;
}

/** Lists the admins of a workspace. */
export function createListTeamAdmins({ definition, store }: ListTeamAdminsOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminTeamsAdminsListArguments, { caller }: Context): Promise<ListTeamAdminsOutcome> => {
    const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
    const found = await findTeam(teamId, caller, store);
    if (!found.ok) return found;
    const holders = await findHolders({ workspace: found.workspace, anyOf: ["admin"], cursor, limit }, store);
    if (holders === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    return { ok: true, admin_ids: holders.ids, response_metadata: { next_cursor: holders.nextCursor } };
  };
}

type ListTeamOwnersOutcome = MethodOutcome<Methods["admin.teams.owners.list"]>;

/** Dependencies of `admin.teams.owners.list`. */
interface ListTeamOwnersOptions {
  readonly definition: MethodDefinition<Methods["admin.teams.owners.list"]>;
  readonly store: Store;
}

/** Lists the owners of a workspace. */
export function createListTeamOwners({ definition, store }: ListTeamOwnersOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminTeamsOwnersListArguments, { caller }: Context): Promise<ListTeamOwnersOutcome> => {
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

/** Which page of the holders of roles is wanted. */
interface Wanted {
  readonly workspace: Workspace;
  readonly anyOf: readonly Role[];
  readonly cursor: string;
  readonly limit: number;
}

/** A page of users, and the cursor of the next page, which is empty after the last one. */
interface HolderPage {
  readonly ids: readonly Id[];
  readonly nextCursor: string;
}

/** Finds a page of the active users with one of the roles in a workspace; undefined for another list's cursor. */
export async function findHolders(
  { workspace, anyOf, cursor, limit }: Wanted,
  store: Pick<Store, "users">,
): Promise<HolderPage | undefined> {
  const { id, organizationId: home = id } = workspace;
  const from = cursor === "" ? {} : await readUserPlace(cursor, home, store);
  if (from === undefined) return undefined;
  const slice = { home, active: true, workspaceId: id, roles: { of: id, anyOf }, limit: limit + 1 };
  const found = await store.users.administered({ ...slice, ...from });
  const next = found[limit];
  return {
    ids: found.slice(0, limit).map((user) => user.id),
    nextCursor: next === undefined ? "" : printItemCursor("user", next.id),
  };
}
