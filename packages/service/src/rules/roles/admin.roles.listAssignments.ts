import type {
  AdminRolesListAssignmentsArguments,
  AdminRolesListAssignmentsRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import { placeOf, type RoleAssignment } from "../../model/role-assignment.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { isGranted } from "../directory/is-granted.js";
import { isSystemRole } from "../directory/system-role.js";
import { rolesRule } from "./change-assignments.js";

type Outcome = MethodOutcome<Methods["admin.roles.listAssignments"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AdminRolesListAssignmentsRefusal["error"]>(rolesRule);

/** Dependencies of `admin.roles.listAssignments`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.roles.listAssignments"]>;
  readonly store: Store;
}

/** Lists the roles of users, newest first. */
export function createListAssignments({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminRolesListAssignmentsArguments, { caller }: Context): Promise<Outcome> => {
    const { role_ids: roleIds = [], entity_ids = [], sort_dir = "DESC", cursor = "", limit = defaultSize } = sent;
    const unknown = roleIds.find((id) => !isSystemRole(id));
    if (unknown !== undefined) return refuse("invalid_role_id", unknown, "identifiers of system roles");
    const key = ["admin.roles.listAssignments", roleIds, entity_ids, sort_dir];
    const [after] = readCursor(key, cursor) ?? [];
    if (cursor !== "" && after === undefined) return refuse(cursorError, cursor, "a cursor of this list");
    const entityIds = await reachable(entity_ids, caller, store);
    const found =
      entityIds === "none"
        ? []
        : await store.roles.find({
            roleIds,
            entityIds,
            order: sort_dir === "ASC" ? "oldestFirst" : "newestFirst",
            ...(after !== undefined && { after }),
            limit: limit + 1,
          });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    const next = last === undefined ? "" : printCursor(key, [placeOf(last)]);
    return { ok: true, role_assignments: page.map(toAssignment), response_metadata: { next_cursor: next } };
  };
}

/** The entities whose assignments are listed; empty for all. An installation on workspaces covers only those. */
async function reachable(ids: readonly Id[], caller: WebapiCaller, store: Store): Promise<readonly Id[] | "none"> {
  const { workspaceIds, target } = caller.token.installation;
  if (workspaceIds === undefined) return ids;
  if (ids.length === 0) return [target.id, ...workspaceIds];
  const covered = await Promise.all(ids.map((id) => covers(id, caller, store)));
  const left = ids.filter((_, at) => covered[at]);
  return left.length === 0 ? "none" : left;
}

async function covers(id: Id, { token }: WebapiCaller, { channels }: Store): Promise<boolean> {
  if (id === token.installation.target.id || isGranted(token, id)) return true;
  const channel = await channels.get(id);
  return channel !== undefined && isGranted(token, channel.workspaceId);
}

function toAssignment({ roleId, entityId, userId, created }: RoleAssignment) {
  return { role_id: roleId, entity_id: entityId, user_id: userId, date_create: secondsOf(created) };
}
