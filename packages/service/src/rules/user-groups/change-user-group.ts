import type {
  Methods,
  UserGroup,
  UsergroupsUsersListArguments,
  UsergroupsUsersUpdateArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome, Reason } from "@rollcall/webapi-core";
import { idPatterns, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type Group, groups } from "../../model/group.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Expectation, Store, Write } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { joinTogether } from "../conversations/joining/join-together.js";
import { findAddressed, isForeign } from "../directory/reach.js";
import { isActive } from "../directory/user.js";
import { toUserGroup } from "./to-user-group.js";
import { refuse, refuseManaging } from "./user-group-parts.js";

type ListUserGroupUsersOutcome = MethodOutcome<Methods["usergroups.users.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Lists the members of a user group. */
export function createListUserGroupUsers({ store }: { readonly store: Store }) {
  return async (sent: UsergroupsUsersListArguments, { caller }: Context): Promise<ListUserGroupUsersOutcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const found = await findGroup(sent.usergroup, addressed.workspace.id, store);
    if (!found.ok) return found;
    const { id, disabled } = found.group;
    if (disabled !== undefined && sent.include_disabled !== true) return { ok: true, users: [] };
    const members = (await store.groups.membersOf([id])).get(id) ?? [];
    return { ok: true, users: members.map((member) => member.id) };
  };
}

type UpdateUserGroupUsersOutcome = MethodOutcome<Methods["usergroups.users.update"]>;
type Code = "invalid_users" | "failed_for_some_users" | "subteam_max_users_exceeded";

const { value: atMost } = serviceLimits.userGroupUsers;

/** Replaces the members of a user group. New members join its default channels. */
export function createUpdateUserGroupUsers({ store }: { readonly store: Store }) {
  return (sent: UsergroupsUsersUpdateArguments, { caller, now }: Context): Promise<UpdateUserGroupUsersOutcome> =>
    changeUserGroup<Code>({
      sent,
      caller,
      nowMs: now.getTime(),
      store,
      async change(group, workspaceId) {
        const userIds = [...new Set(sent.users)];
        if (userIds.length > atMost) {
          return refuse("subteam_max_users_exceeded", userIds.length, `at most ${atMost} users`);
        }
        const before = new Set((await store.groups.membersOf([group.id])).get(group.id)?.map(({ id }) => id));
        const joining = userIds.filter((id) => !before.has(id));
        const refusal = await refuseNewMembers({ ids: joining, workspaceId, caller, nowMs: now.getTime() }, store);
        if (refusal !== undefined) return refusal;
        const staying = new Set(userIds);
        const leaving = [...before].filter((id) => !staying.has(id));
        const { defaultChannelIds = [], defaultPrivateChannelIds = [] } = group;
        const channelIds = [...defaultChannelIds, ...defaultPrivateChannelIds];
        const channels = await joinTogether(channelIds, { userIds: joining, nowMs: now.getTime() }, store);
        return {
          ok: true,
          group: { ...group },
          userIds,
          expect:
            joining.length === 0
              ? []
              : [
                  { kind: "mayJoin", userIds: joining },
                  { kind: "membersAtMost", groupId: group.id, atMost },
                  ...channels.expect,
                ],
          writes: [...writesOf(group, joining, leaving), ...channels.writes],
        };
      },
    });
}

function writesOf({ id: groupId }: Group, joining: readonly Id[], leaving: readonly Id[]): readonly Write[] {
  return [
    ...(leaving.length === 0 ? [] : [{ kind: "removeGroupMembers", groupId, userIds: leaving } as const]),
    ...(joining.length === 0 ? [] : [{ kind: "addGroupMembers", groupId, userIds: joining } as const]),
  ];
}

/** Users who are to become members of a user group. */
interface NewMembers {
  readonly ids: readonly Id[];
  readonly workspaceId: Id;
  readonly caller: WebapiCaller;
  readonly nowMs: number;
}

/** Refuses users who cannot be members: only active full members of the workspace can. */
async function refuseNewMembers(
  { ids, workspaceId, caller, nowMs }: NewMembers,
  store: Pick<Store, "users">,
): Promise<Refused<"invalid_users" | "failed_for_some_users"> | undefined> {
  const users = new Map((ids.length === 0 ? [] : await store.users.getMany(ids)).map((user) => [user.id, user]));
  const isFit = (user: User | undefined): user is User =>
    user !== undefined &&
    user.kind === "person" &&
    user.guest === undefined &&
    isActive(user, nowMs) &&
    !isForeign(user, caller);
  const unfit = ids.find((id) => !isFit(users.get(id)));
  if (unfit !== undefined) return refuse("invalid_users", unfit, "an active user who is no guest and no bot");
  const elsewhere = [...users.values()]
    .filter(({ memberships }) => !memberships.some((membership) => membership.workspaceId === workspaceId))
    .map(({ id }) => id);
  if (elsewhere.length === 0) return undefined;
  const connected = await store.users.connectedAmong(elsewhere, workspaceId);
  const outside = elsewhere.find((id) => !connected.has(id));
  if (outside !== undefined) return refuse("failed_for_some_users", outside, "a user of the workspace");
  return undefined;
}

/** Codes of every method that changes a user group. */
type CommonRefusal =
  | {
      readonly ok: false;
      readonly error: "missing_argument";
      readonly arg: "team_id";
      readonly reason: Reason;
    }
  | Refused<"team_access_not_granted" | "no_such_subteam" | "permission_denied">;

/** The result of a rule for a group: its new values, and what is written and shown with it. */
interface Changed {
  readonly ok: true;
  readonly group: Group;
  readonly expect?: readonly Expectation[];
  readonly writes?: readonly Write[];
  readonly userIds?: readonly Id[];
}

/** A call that changes a user group. */
interface ChangeCall<Code extends string> {
  readonly sent: { readonly usergroup: string; readonly team_id?: string; readonly include_count?: boolean };
  readonly caller: WebapiCaller;
  readonly nowMs: number;
  readonly store: Store;
  /** Changes the group. The same group means that there is nothing to change. */
  readonly change: (group: Group, workspaceId: Id) => Promise<Changed | Refused<Code>> | Changed | Refused<Code>;
  /** Refuses what only the store knows. */
  readonly refuse?: (failed: Expectation) => Refused<Code> | undefined;
}

type Outcome<Code extends string> =
  | { readonly ok: true; readonly usergroup: UserGroup }
  | CommonRefusal
  | Refused<Code>;

/** Changes a user group that the caller may manage, as a rule says. */
export async function changeUserGroup<Code extends string = never>(call: ChangeCall<Code>): Promise<Outcome<Code>> {
  const { sent, caller, store } = call;
  const addressed = await findAddressed(sent.team_id, caller, store);
  if (!addressed.ok) return addressed;
  const { workspace } = addressed;
  const changed = await decide<Refused<Code> | CommonRefusal | Changed>(store, async () => {
    const found = await findGroup(sent.usergroup, workspace.id, store);
    if (!found.ok) return { kind: "answer", answer: found };
    const refusal = refuseManaging(caller, workspace, found.group);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    return toDecision(found.group, await call.change(found.group, workspace.id), call);
  });
  if (!changed.ok) return changed;
  const { group, userIds } = changed;
  const userCount =
    userIds?.length ?? (sent.include_count === true ? await store.groups.countMembers(group.id) : undefined);
  return {
    ok: true,
    usergroup: toUserGroup(group, {
      workspaceId: workspace.id,
      ...(userIds !== undefined && { userIds }),
      ...(userCount !== undefined && { userCount }),
    }),
  };
}

function toDecision<Code extends string>(
  before: Group,
  changed: Changed | Refused<Code>,
  { caller, nowMs, refuse }: ChangeCall<Code>,
): Decision<Refused<Code> | CommonRefusal | Changed> {
  if (!changed.ok || changed.group === before) return { kind: "answer", answer: changed };
  const group: Group = {
    ...changed.group,
    version: before.version + 1,
    updated: toInstant(nowMs),
    ...(caller.user !== undefined && { updaterId: caller.user.id }),
  };
  const { expect = [], writes = [] } = changed;
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(groups, { id: group.id }, before.version), ...expect],
      writes: [put(groups, group), ...writes],
    },
    answer: () => ({ ...changed, group }),
    ...(refuse !== undefined && { refuse }),
  };
}

/** A group that a workspace has, or why the call is refused. */
type FoundGroup = { readonly ok: true; readonly group: Group } | Refused<"no_such_subteam">;

/** Finds a user group of a workspace, or an identity provider's group that is connected to it. */
async function findGroup(id: string, workspaceId: Id, { groups }: Pick<Store, "groups">): Promise<FoundGroup> {
  const group = idPatterns.group.test(id) ? await groups.get(id) : undefined;
  const isThere = group?.workspaceId === workspaceId || group?.connectedWorkspaceIds.includes(workspaceId) === true;
  if (group === undefined || !isThere) return refuse("no_such_subteam", id, "a user group of the workspace");
  return { ok: true, group };
}
