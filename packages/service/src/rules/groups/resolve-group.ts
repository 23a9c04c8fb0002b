import { serviceLimits } from "../../generated/service.js";
import type { Expectation } from "../../model/expectations.js";
import type { Group } from "../../model/group.js";
import type { HeldKey } from "../../model/port/lock-port.js";
import type { Store } from "../../model/service-store.js";
import type { Decision } from "../../store/decide.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import { joinTogether } from "../conversations/joining/join-together.js";
import type { Home } from "../directory/is-foreign.js";
import { refuseTakenName } from "./display-name.js";
import type { GroupEdit } from "./group-edit.js";
import { admitMembers, refuseUnknownMembers } from "./may-join.js";
import { type NamedUsers, readNamedUsers } from "./named-users.js";
import { refuseTooManyUsers } from "./too-many-users.js";

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
