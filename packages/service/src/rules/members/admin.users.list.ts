import type { AdminUsersListArguments, AdminUsersListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { printItemCursor } from "../../model/paging/item-cursor.js";
import type { Store } from "../../model/service-store.js";
import type { Role } from "../../model/user.js";
import type { AdministeredSlice } from "../../model/user-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import { createFindTeam } from "../administration/find-team.js";
import { readUserPlace } from "../administration/user-place.js";
import { toAdministered } from "./to-administered.js";

type Outcome = MethodOutcome<Methods["admin.users.list"]>;
type Context = MethodContext<WebapiCaller>;
type Sent = AdminUsersListArguments;

const refuse = createRefuse<AdminUsersListRefusal["error"]>("everyday-2#adminusers");
const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });

/** Dependencies of `admin.users.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.users.list"]>;
  readonly store: Store;
}

/** Lists the users of the organization or of one workspace. */
export function createAdminUsersList({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: Sent, { caller, now }: Context): Promise<Outcome> => {
    const { team_id: teamId, cursor = "", limit = defaultSize } = sent;
    const refusal = (await refuseTeam(teamId, caller, store)) ?? refuseFilters(sent);
    if (refusal !== undefined) return refusal;
    const slice = sliceOf(sent, caller);
    const from = cursor === "" ? {} : await readUserPlace(cursor, slice.home, store);
    if (from === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const found = await store.users.administered({ ...slice, ...from, limit: limit + 1 });
    const page = found.slice(0, limit);
    const next = found[limit];
    const connections = await store.users.connectionsOf(page.map(({ id }) => id));
    const view = {
      caller,
      nowMs: now.getTime(),
      connections,
      ...(teamId !== undefined && { teamId }),
      withFormerWorkspaces: sent.include_deactivated_user_workspaces === true,
    };
    return {
      ok: true,
      users: page.map((user) => toAdministered(user, view)),
      response_metadata: { next_cursor: next === undefined ? "" : printItemCursor("user", next.id) },
    };
  };
}

async function refuseTeam(teamId: string | undefined, caller: WebapiCaller, store: Store) {
  const found = teamId === undefined ? undefined : await findTeam(teamId, caller, store);
  return found?.ok === false ? found : undefined;
}

function refuseFilters(sent: Sent): Refused<AdminUsersListRefusal["error"]> | undefined {
  const { team_id: teamId, only_guests: onlyGuests, include_admins: admins, include_owners: owners } = sent;
  if (teamId !== undefined && sent.include_deactivated_user_workspaces === true) {
    return refuse("include_deactivated_user_workspaces_invalid", teamId, "a call for the whole organization");
  }
  if (onlyGuests !== true || (admins !== true && owners !== true)) return undefined;
  const messages = ["[ERROR] cannot be combined with include_admins and include_owners [json-pointer:/only_guests]"];
  return { ...refuse("invalid_arguments", sent, "guests, or admins and owners"), messages };
}

function sliceOf(sent: Sent, { token, organization, workspace }: WebapiCaller): Omit<AdministeredSlice, "limit"> {
  const { team_id: workspaceId, is_active, only_guests } = sent;
  const home = (organization ?? workspace).id;
  const anyOf = rolesOf(sent);
  const { workspaceIds } = token.installation;
  return {
    home,
    active: is_active !== false,
    ...(only_guests === true && { onlyGuests: true }),
    ...(anyOf.length > 0 && { roles: { of: workspaceId ?? home, anyOf } }),
    ...(workspaceId !== undefined && { workspaceId }),
    ...(workspaceId === undefined &&
      workspaceIds !== undefined && { granted: { workspaceIds, userId: token.userId ?? "" } }),
  };
}

function rolesOf({ include_admins: admins, include_owners: owners }: Sent): readonly Role[] {
  return [...(admins === true ? (["admin"] as const) : []), ...(owners === true ? owning : [])];
}

const owning = ["owner", "primary_owner"] as const satisfies readonly Role[];
