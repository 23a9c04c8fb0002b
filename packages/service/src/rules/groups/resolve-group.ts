import type { GroupCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { groupCodes, serviceLimits } from "../../generated/service.js";
import type { Group } from "../../model/group.js";
import type { Workspace } from "../../model/organization.js";
import type { HeldKey } from "../../model/port/locks.js";
import type { Expectation, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { UserReader } from "../../model/user-store.js";
import { accept, type Decision, type Refusal, type Result, refuse } from "../../store/decide.js";
import { joinTogether } from "../conversations/joining/join-together.js";
import { type Home, isForeign } from "../directory/reach.js";
import { isActive } from "../directory/user.js";
import { type GroupEdit, refuseTakenName } from "./group-edit.js";
import { nameMembers, refuseTooManyUsers } from "./to-set-change.js";

/** Context for storing a group. */
export interface GroupContext {
  readonly store: Store;
  readonly nowMs: number;
  /** Directory that the group belongs to. */
  readonly home: Home;
  /** The group as stored. Absent for a new group. */
  readonly before?: Group;
  /** The facts that were read about the users of the changes. Default: it is read. */
  readonly known?: NamedUsers;
  /** Lock on the group that the commit may release. */
  readonly releases?: HeldKey;
}

/**
 * Decides to store a group and the changes of its members, who join its default channels, or refuses with the first
 * broken rule.
 */
export async function resolveGroup(edit: GroupEdit, context: GroupContext): Promise<Decision<Result<Group>>> {
  const joining = await resolveMembers(edit, context);
  if (!joining.ok) return { kind: "answer", answer: joining };
  const { store, nowMs } = context;
  const group = versioned(edit, context.before);
  const put = group === context.before ? [] : [{ kind: "put", document: "group", value: group } as const];
  if (put.length === 0 && edit.writes.length === 0) return { kind: "answer", answer: accept(group) };
  const channels = await joinTogether(group.linkedChannelIds, { userIds: joining.value, nowMs }, store);
  return {
    kind: "commit",
    batch: {
      expect: [...expectationsOf(group, joining.value, context.before), ...channels.expect],
      writes: [...put, ...edit.writes, ...channels.writes],
      ...(context.releases !== undefined && { releases: context.releases }),
    },
    answer: () => accept(group),
    refuse: (failed) => refuseFailed(failed, group),
  };
}

/** New members of the changes, or a refusal if a named user is not allowed. */
async function resolveMembers(
  { joining, leaving }: GroupEdit,
  { store, nowMs, home, before, known: early }: GroupContext,
): Promise<Result<readonly string[]>> {
  const refusal = refuseTooManyUsers(joining, leaving);
  if (refusal !== undefined) return refusal;
  const known = early ?? (await readNamedUsers(store, { joining, leaving }));
  const admitted = await admitMembers(store.users, { ids: joining, groupId: before?.id, nowMs, home, known });
  if (!admitted.ok) return admitted;
  return refuseUnknownMembers(known, leaving) ?? admitted;
}

function versioned({ group }: GroupEdit, before: Group | undefined): Group {
  if (before === undefined) return group;
  return group.displayName === before.displayName ? before : { ...group, version: before.version + 1 };
}

function expectationsOf(group: Group, joining: readonly string[], before: Group | undefined): readonly Expectation[] {
  const isRenamed = group.displayName !== before?.displayName;
  const except = before === undefined ? {} : { except: before.id };
  return [
    ...(before === undefined
      ? []
      : [{ kind: "version", document: "group", key: { id: before.id }, version: before.version } as const]),
    ...(isRenamed ? [{ kind: "freeGroupName", name: group.displayName, ...except } as const] : []),
    ...(joining.length === 0
      ? []
      : [
          { kind: "mayJoin", userIds: joining } as const,
          { kind: "membersAtMost", groupId: group.id, atMost: maximumMembers(group) } as const,
        ]),
  ];
}

/** Refuses what only the store knows: a taken name, or too many members. */
function refuseFailed(failed: Expectation, group: Group): Refusal | undefined {
  switch (failed.kind) {
    case "freeGroupName":
      return refuseTakenName(group.displayName);
    case "membersAtMost":
      return refuseFull(group);
    default:
      return undefined;
  }
}

/** Maximum number of members of a group. */
function maximumMembers(group: Pick<Group, "kind">): number {
  return limitOf(group).value;
}

/** Refuses more members than the group may have. */
function refuseFull(group: Pick<Group, "kind">): Refusal {
  const { value, error } = limitOf(group);
  return refuse(error, { rule: "scim-provisioning#limits", found: group.kind, wanted: `at most ${value} members` });
}

function limitOf({ kind }: Pick<Group, "kind">) {
  switch (kind) {
    case "idp":
      return serviceLimits.idpGroupMembers;
    case "user":
      return serviceLimits.userGroupMembers;
  }
}

const rule = "scim-provisioning#group";

/** Refuses IDs of unknown users. */
function refuseUnknownMembers({ exceptions }: NamedUsers, ids: readonly string[]): Refusal | undefined {
  const unknown = ids.find((id) => exceptions.has(id) && exceptions.get(id) === undefined);
  return unknown === undefined ? undefined : refuseUnknown(unknown);
}

/** Users that a change names as members, and their group. */
interface NamedMembers {
  readonly ids: readonly string[];
  readonly groupId: string | undefined;
  readonly nowMs: number;
  /** Directory that the group belongs to. */
  readonly home: Home;
  /** The facts that were read about these users, and perhaps about others. */
  readonly known: NamedUsers;
}

/**
 * Admits users as new members, or refuses all of them if one is unknown in the directory or cannot be a member:
 * deactivated users and single-channel guests cannot. Existing members who have become such users are left out instead.
 */
async function admitMembers(
  users: UserReader,
  { ids, groupId, nowMs, home, known }: NamedMembers,
): Promise<Result<readonly string[]>> {
  const foreign = await findForeign(users, { ids, home, known });
  if (foreign !== undefined) return refuseUnknown(foreign);
  const unfit: string[] = [];
  const named = new Set(ids);
  for (const [id, user] of known.exceptions) {
    if (!named.has(id)) continue;
    if (user === undefined) return refuseUnknown(id);
    if (!isActive(user, nowMs) || user.guest?.kind === "single") unfit.push(id);
  }
  if (unfit.length === 0) return accept(ids);
  const groups = groupId === undefined ? new Map<string, readonly Group[]>() : await users.groupsOf(unfit);
  const found = unfit.find((id) => groups.get(id)?.some((group) => group.id === groupId) !== true);
  if (found !== undefined) {
    return refuse(groupCodes.members.unfit, { rule, found, wanted: "an active member or multi-channel guest" });
  }
  const staying = new Set(unfit);
  return accept(ids.filter((id) => !staying.has(id)));
}

/** A user of another directory, if there is one. Such users belong to workspaces outside the caller's directory. */
async function findForeign(
  users: UserReader,
  { ids, home, known }: Pick<NamedMembers, "ids" | "home" | "known">,
): Promise<string | undefined> {
  const isOwn = ({ id, organizationId }: Workspace) =>
    (organizationId ?? id) === (home.organization ?? home.workspace).id;
  if (ids.length === 0 || known.workspaces.every(isOwn)) return undefined;
  const named = await users.getMany(ids);
  return named.find((user) => isForeign(user, home))?.id;
}

function refuseUnknown(id: string): Refusal {
  return refuse(groupCodes.members.unknown, { rule, found: id, wanted: "an existing user" });
}

/** IDs of users in changes of members. */
interface NamedIds {
  /** Users to become members. */
  readonly joining: readonly string[];
  /** Users named for removal. */
  readonly leaving: readonly string[];
}

/** The facts about users that decide whether they may join or leave. */
interface NamedUsers {
  /** IDs without a user, and users that are deactivated or guests. */
  readonly exceptions: ReadonlyMap<string, User | undefined>;
  /** All workspaces. Empty if no user joins. */
  readonly workspaces: readonly Workspace[];
}

/** Reads all at once. */
export async function readNamedUsers(
  { users, organizations }: Pick<Store, "users" | "organizations">,
  { joining, leaving }: NamedIds,
): Promise<NamedUsers> {
  const [exceptions, workspaces] = await Promise.all([
    joining.length + leaving.length === 0 ? new Map() : users.exceptionsAmong([...joining, ...leaving]),
    joining.length === 0 ? [] : organizations.workspaces(),
  ]);
  return { exceptions, workspaces };
}

/** Maximum number of users to read before it is known whether the group exists and the call is within its limits. */
const mostEarly = 100;

/**
 * IDs in changes of members, each once, if they are few and all changes name users by ID: such users can be read
 * together with the group.
 */
export function namedEarly(changes: readonly Change<GroupCreate>[]): NamedIds | undefined {
  const [joining, leaving] = [new Set<string>(), new Set<string>()];
  for (const change of changes.map(nameMembers)) {
    if (change === undefined) return undefined;
    if (change.attribute !== "members") continue;
    const isRemoval = change.kind === "remove";
    for (const { value } of isRemoval ? (change.values ?? []) : change.value) {
      if (value !== undefined) (isRemoval ? leaving : joining).add(value);
    }
  }
  return joining.size + leaving.size > mostEarly ? undefined : { joining: [...joining], leaving: [...leaving] };
}
