import type {
  AdministeredTeam,
  AdminTeamsAdminsListArguments,
  AdminTeamsAdminsListRefusal,
  AdminTeamsListArguments,
  AdminTeamsListRefusal,
  AdminTeamsOwnersListArguments,
  AdminTeamsOwnersListRefusal,
  AuthTeamsListArguments,
  AuthTeamsListRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Workspace } from "../../model/organization.js";
import { printCursor, printItemCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Role, User } from "../../model/user.js";
import { createRefuse } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import type { Site } from "../../values/site-addresses.js";
import { readUserPlace } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
import { toTeamIcon } from "./team.js";

type AdminTeamsListOutcome = MethodOutcome<Methods["admin.teams.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<
  AdminTeamsListRefusal["error"] | AdminTeamsAdminsListRefusal["error"] | AdminTeamsOwnersListRefusal["error"]
>("everyday-2#adminteams-adminapps");

/** Dependencies of `admin.teams.list`. */
interface AdminTeamsListOptions {
  readonly definition: MethodDefinition<Methods["admin.teams.list"]>;
  readonly store: Store;
  readonly site: Site;
}

/** Lists the workspaces of the organization that the caller's installation was granted to. */
export function createAdminTeamsList({ definition, store, site }: AdminTeamsListOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminTeamsListArguments, { caller }: Context): Promise<AdminTeamsListOutcome> => {
    const { cursor = "", limit = defaultSize } = sent;
    const found = await findGrantedPage({ method: "admin.teams.list", cursor, limit }, caller, store);
    if (found === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const owners = await store.users.getMany([...new Set(found.page.map(({ primaryOwnerId }) => primaryOwnerId))]);
    const ownerOf = (workspace: Workspace) => owners.find(({ id }) => id === workspace.primaryOwnerId);
    return {
      ok: true,
      teams: found.page.map((workspace) => toAdministeredTeam(workspace, ownerOf(workspace), site)),
      response_metadata: { next_cursor: found.nextCursor },
    };
  };
}

function toAdministeredTeam(workspace: Workspace, owner: User | undefined, site: Site): AdministeredTeam {
  const { id, name, discoverability = "invite_only" } = workspace;
  return {
    id,
    name,
    discoverability,
    ...(owner !== undefined && { primary_owner: { user_id: owner.id, email: owner.emails[0] ?? "" } }),
    team_url: `${site.of(workspace).url}/`,
  };
}

type ListTeamsOutcome = MethodOutcome<Methods["auth.teams.list"]>;

const refuseGranted = createRefuse<AuthTeamsListRefusal["error"]>("install#organization-installs");

/** Dependencies of `auth.teams.list`. */
interface ListTeamsOptions {
  readonly definition: MethodDefinition<Methods["auth.teams.list"]>;
  readonly store: Pick<Store, "organizations">;
  readonly siteUrl: string;
}

/** Lists the workspaces that the caller's installation was granted to. */
export function createListTeams({ definition, store, siteUrl }: ListTeamsOptions) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AuthTeamsListArguments, { caller }: Context): Promise<ListTeamsOutcome> => {
    const { cursor = "", limit = defaultSize } = sent;
    const found = await findGrantedPage({ method: "auth.teams.list", cursor, limit }, caller, store);
    if (found === undefined) return refuseGranted(cursorError, cursor, "a cursor of this list");
    const teams = found.page.map(({ id, name, ...rest }) => ({
      id,
      name,
      ...(sent.include_icon === true && { icon: toTeamIcon({ id, ...rest }, siteUrl) }),
    }));
    return { ok: true, teams, response_metadata: { next_cursor: found.nextCursor } };
  };
}

/** A page of workspaces, and the cursor of the next page, which is empty after the last one. */
interface WorkspacePage {
  readonly page: readonly Workspace[];
  readonly nextCursor: string;
}

/** Which page of a method's list is wanted. */
interface Wanted {
  readonly method: string;
  readonly cursor: string;
  readonly limit: number;
}

/** Finds a page of the workspaces that the caller's installation was granted to; undefined for another list's cursor. */
async function findGrantedPage(
  { method, cursor, limit }: Wanted,
  caller: WebapiCaller,
  store: Pick<Store, "organizations">,
): Promise<WorkspacePage | undefined> {
  const from = cursor === "" ? "" : readCursor([method], cursor)?.[0];
  if (from === undefined) return undefined;
  const remaining = (await findGranted(caller, store)).filter(({ id }) => id >= from);
  const next = remaining[limit];
  return { page: remaining.slice(0, limit), nextCursor: next === undefined ? "" : printCursor([method], [next.id]) };
}

async function findGranted(
  caller: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<readonly Workspace[]> {
  const { target } = caller.token.installation;
  if (target.kind === "workspace") return [caller.workspace];
  const all = await organizations.workspaces();
  return all.filter(
    (workspace) =>
      !workspace.deleted && !isForeignWorkspace(workspace, caller) && isGranted(caller.token, workspace.id),
  );
}

type ListTeamAdminsOutcome = MethodOutcome<Methods["admin.teams.admins.list"]>;
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
interface WantedHolders {
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
async function findHolders(
  { workspace, anyOf, cursor, limit }: WantedHolders,
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
