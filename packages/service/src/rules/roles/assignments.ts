import type {
  AdminRolesAddAssignmentsArguments,
  AdminRolesListAssignmentsArguments,
  AdminRolesListAssignmentsRefusal,
  AdminRolesRemoveAssignmentsArguments,
  Methods,
  RoleRejection,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns, type SystemRole, systemRoles } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printCursor, readCursor } from "../../model/paging.js";
import { hasVersion, keyOf, put, remove } from "../../model/port/document.js";
import { placeOf, type RoleAssignment, roleAssignments } from "../../model/role-assignment.js";
import type { Batch, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type Instant, secondsOf, toInstant } from "../../values/instant.js";
import { isForeign, isForeignWorkspace, isGranted, reachesUser } from "../directory/reach.js";
import { isSystemRole } from "../directory/rights.js";
import { hasRole, isActive } from "../directory/user.js";

/** Rule of the methods that assign and remove roles. */
const rolesRule = "everyday-2#adminroles-adminusergroups";

type AddAssignmentsOutcome = MethodOutcome<Methods["admin.roles.addAssignments"]>;
type Context = MethodContext<WebapiCaller>;

/** Gives users a role. */
export function createAddAssignments({ store }: { readonly store: Store }) {
  return (sent: AdminRolesAddAssignmentsArguments, { caller, now }: Context): Promise<AddAssignmentsOutcome> => {
    const nowMs = now.getTime();
    return changeAssignments(sent, {
      caller,
      store,
      rejectUser: (id) => rejectHolder(id, { caller, store, nowMs }),
      toBatch: (pairs, assigned) => addMissing(pairs, assigned, toInstant(nowMs)),
    });
  };
}

/** Pairs that are assigned already keep the time of their assignment. */
function addMissing(
  { roleId, entityIds, userIds }: Pairs,
  assigned: readonly RoleAssignment[],
  created: Instant,
): Batch {
  const missing = entityIds
    .flatMap((entityId) => userIds.map((userId) => ({ roleId, entityId, userId, version: 1, created })))
    .filter(({ entityId, userId }) => !assigned.some((one) => one.entityId === entityId && one.userId === userId));
  return {
    expect: missing.map((one) => hasVersion(roleAssignments, keyOf(roleAssignments, one), 0)),
    writes: missing.map((one) => put(roleAssignments, one)),
  };
}

type RemoveAssignmentsOutcome = MethodOutcome<Methods["admin.roles.removeAssignments"]>;

/** Takes a role from users. */
export function createRemoveAssignments({ store }: { readonly store: Store }) {
  return (sent: AdminRolesRemoveAssignmentsArguments, { caller, now }: Context): Promise<RemoveAssignmentsOutcome> =>
    changeAssignments(sent, {
      caller,
      store,
      rejectUser: (id) => rejectFormer(id, { caller, store, nowMs: now.getTime() }),
      toBatch: (_pairs, assigned) => ({
        expect: [],
        writes: assigned.map((one) => remove(roleAssignments, keyOf(roleAssignments, one))),
      }),
    });
}

type ListAssignmentsOutcome = MethodOutcome<Methods["admin.roles.listAssignments"]>;

const refuse = createRefuse<AdminRolesListAssignmentsRefusal["error"] | Code>(rolesRule);

/** Dependencies of `admin.roles.listAssignments`. */
interface Options {
  readonly definition: MethodDefinition<Methods["admin.roles.listAssignments"]>;
  readonly store: Store;
}

/** Lists the roles of users, newest first. */
export function createListAssignments({ definition, store }: Options) {
  const { defaultSize, cursorError } = definition.facts.paging;
  return async (sent: AdminRolesListAssignmentsArguments, { caller }: Context): Promise<ListAssignmentsOutcome> => {
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

type Code =
  | "cannot_modify_role_admin"
  | "failed_for_some_entities"
  | "failed_for_some_users"
  | "failed_for_some_users_and_entities"
  | "invalid_role_id"
  | "no_valid_entities"
  | "no_valid_users";

/** A role, the entities it is for, and the users who have it. */
interface Pairs {
  readonly roleId: SystemRole;
  readonly entityIds: readonly Id[];
  readonly userIds: readonly Id[];
}

interface Rejections {
  readonly rejected_users: readonly RoleRejection[];
  readonly rejected_entities: readonly RoleRejection[];
}

type Outcome =
  | { readonly ok: true }
  | Refused<"cannot_modify_role_admin" | "invalid_role_id">
  | (Refused<Exclude<Code, "cannot_modify_role_admin" | "invalid_role_id">> & Rejections);

/** A change of assignments, and what it is decided from. */
interface Change {
  readonly caller: WebapiCaller;
  readonly store: Store;
  /** The reason why a user cannot take part; undefined if the user can. */
  readonly rejectUser: (id: Id) => Promise<RoleRejection["error"] | undefined>;
  /** Makes the writes for the pairs, of which some are assigned. */
  readonly toBatch: (pairs: Pairs, assigned: readonly RoleAssignment[]) => Batch;
}

interface Sent {
  readonly role_id: string;
  readonly entity_ids: readonly Id[];
  readonly user_ids: readonly Id[];
}

/** Changes every pair of an entity and a user that are valid, and answers which of them are not. */
async function changeAssignments(
  { role_id: roleId, entity_ids, user_ids }: Sent,
  { caller, store, rejectUser, toBatch }: Change,
): Promise<Outcome> {
  if (!isSystemRole(roleId)) return refuse("invalid_role_id", roleId, "the identifier of a system role");
  const own = caller.user?.organizationRole;
  const { changedBy } = systemRoles[roleId];
  if (!hasRole(own, changedBy)) return refuse("cannot_modify_role_admin", own, changedBy);
  return decide<Outcome>(store, async (): Promise<Decision<Outcome>> => {
    const entities = await judge(entity_ids, (id) => rejectEntity(id, roleId, { caller, store }));
    const users = await judge(user_ids, rejectUser);
    const answer = toOutcome(entities, users);
    const pairs = { roleId, entityIds: entities.valid, userIds: users.valid };
    const batch = toBatch(pairs, await store.roles.among({ ...pairs, roleIds: [roleId] }));
    if (batch.writes.length === 0) return { kind: "answer", answer };
    return { kind: "commit", batch, answer: () => answer };
  });
}

interface Judged {
  readonly valid: readonly Id[];
  readonly rejected: readonly RoleRejection[];
}

async function judge(
  ids: readonly Id[],
  reject: (id: Id) => Promise<RoleRejection["error"] | undefined>,
): Promise<Judged> {
  const judged = await Promise.all([...new Set(ids)].map(async (id) => ({ id, error: await reject(id) })));
  return {
    valid: judged.flatMap(({ id, error }) => (error === undefined ? [id] : [])),
    rejected: judged.flatMap(({ id, error }) => (error === undefined ? [] : [{ id, error }])),
  };
}

function toOutcome(entities: Judged, users: Judged): Outcome {
  const code = codeOf(entities, users);
  if (code === undefined) return { ok: true };
  const rejections = { rejected_users: users.rejected, rejected_entities: entities.rejected };
  return { ...refuse(code, rejections, "users and entities that the role is for"), ...rejections };
}

function codeOf(entities: Judged, users: Judged) {
  if (entities.valid.length === 0) return "no_valid_entities";
  if (users.valid.length === 0) return "no_valid_users";
  if (entities.rejected.length === 0) return users.rejected.length === 0 ? undefined : "failed_for_some_users";
  return users.rejected.length === 0 ? "failed_for_some_entities" : "failed_for_some_users_and_entities";
}

type Kind = (typeof systemRoles)[SystemRole]["entities"][number];

/** The reason why a role cannot be assigned for an organization, workspace or channel; undefined if it can. */
async function rejectEntity(
  id: Id,
  role: SystemRole,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
): Promise<RoleRejection["error"] | undefined> {
  if (id === caller.organization?.id) return rejectKind("organization", role);
  const channel = idPatterns.channel.test(id) ? await store.channels.get(id) : undefined;
  const workspaceId = channel === undefined ? id : channel.workspaceId;
  const workspace = await store.organizations.workspace(workspaceId);
  const isLost = channel?.deleted === true || (channel !== undefined && channel.name === undefined);
  if (isLost || workspace === undefined || workspace.deleted || isForeignWorkspace(workspace, caller)) {
    return "entity_not_found";
  }
  if (!isGranted(caller.token, workspaceId)) return "team_access_not_granted";
  return rejectKind(channel === undefined ? "workspace" : "channel", role);
}

function rejectKind(kind: Kind, role: SystemRole): RoleRejection["error"] | undefined {
  return systemRoles[role].entities.some((each) => each === kind) ? undefined : "entity_not_supported";
}

/** Dependencies of the rules about users. */
interface Judging {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

/** The reason why a user cannot lose a role; undefined if the user can. */
async function rejectFormer(id: Id, { caller, store }: Judging): Promise<RoleRejection["error"] | undefined> {
  return rejectUnknown(await store.users.get(id), caller, store);
}

/** The reason why a user cannot have a role; undefined if the user can. */
async function rejectHolder(id: Id, { caller, store, nowMs }: Judging): Promise<RoleRejection["error"] | undefined> {
  const user = await store.users.get(id);
  if (user?.kind === "bot") return "user_is_bot";
  if (user?.guest !== undefined) return "user_is_restricted";
  if (user !== undefined && !isForeign(user, caller) && !isActive(user, nowMs)) return "user_is_deactivated";
  return rejectUnknown(user, caller, store);
}

async function rejectUnknown(
  user: User | undefined,
  caller: WebapiCaller,
  store: Store,
): Promise<RoleRejection["error"] | undefined> {
  if (user === undefined || isForeign(user, caller)) return "user_not_found";
  return (await reachesUser(caller, user, store)) ? undefined : "team_access_not_granted";
}
