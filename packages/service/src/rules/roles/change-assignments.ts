import type { RoleRejection } from "@rollcall/api/webapi";
import { idPatterns, type SystemRole, systemRoles } from "../../generated/service.js";
import type { RoleAssignment } from "../../model/role-assignment.js";
import type { Batch, Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { createRefuse, type Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";
import { hasRole } from "../directory/role.js";
import { isSystemRole } from "../directory/system-role.js";

/** Rule of the methods that assign and remove roles. */
export const rolesRule = "everyday-2#adminroles-adminusergroups";

type Code =
  | "cannot_modify_role_admin"
  | "failed_for_some_entities"
  | "failed_for_some_users"
  | "failed_for_some_users_and_entities"
  | "invalid_role_id"
  | "no_valid_entities"
  | "no_valid_users";

const refuse = createRefuse<Code>(rolesRule);

/** A role, the entities it is for, and the users who have it. */
export interface Pairs {
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
export async function changeAssignments(
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
