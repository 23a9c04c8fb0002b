import type {
  AdminUsersAssignArguments,
  AdminUsersRemoveArguments,
  AdminUsersSessionResetArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type Channel, placesOf } from "../../model/channel.js";
import { refreshTokens } from "../../model/oauth.js";
import { hasVersion, keyOf, put, remove } from "../../model/port/document.js";
import { readAll } from "../../model/port/document-reader.js";
import { roleAssignments } from "../../model/role-assignment.js";
import type { Batch, Store, Write } from "../../model/store.js";
import { tokens } from "../../model/token.js";
import { type Guest, type Membership, type User, users } from "../../model/user.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { createFindUser, inWorkspace } from "../administration/administered-user.js";
import { createFindTeam } from "../administration/find-team.js";
import { guestKindOf, mayBecome, withGuestKind } from "../administration/guest-kind.js";
import { findJoinable, joinWith } from "../conversations/joining/join-channel.js";
import { belongsToAny } from "../directory/reach.js";
import { isActive, isPrimaryOwner, mayChange, roleIn, toResolvedUser } from "../directory/user.js";
/** Builds a refusal of a call about members, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminusers");

type AssignOutcome = MethodOutcome<Methods["admin.users.assign"]>;
type Context = MethodContext<WebapiCaller>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });
const findUser = createFindUser(refuse, "user_not_found");

/** Makes a user a member of a workspace, or reinstates a deactivated user. */
export function createAssign({ store }: { readonly store: Store }) {
  return (sent: AdminUsersAssignArguments, { caller, now }: Context): Promise<AssignOutcome> =>
    decide<AssignOutcome>(store, async () => {
      const { team_id: teamId, user_id: userId } = sent;
      const team = await findTeam(teamId, caller, store);
      if (!team.ok) return { kind: "answer", answer: team };
      const found = await findUser(userId, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const assigning = { sent, caller, store, nowMs: now.getTime() };
      const refusal = await refuseUser(found.user, assigning);
      return refusal === undefined ? decideAssignment(found.user, assigning) : { kind: "answer", answer: refusal };
    });
}

interface Assigning {
  readonly sent: AdminUsersAssignArguments;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly nowMs: number;
}

async function refuseUser(user: User, { sent, store, nowMs }: Assigning) {
  const { team_id: teamId } = sent;
  if (user.kind === "bot") return refuse("user_is_bot", user.id, "a person");
  if (user.forgotten) return refuse("user_not_found", user.id, "a user whose data was not erased");
  if (isActive(user, nowMs) && (await belongsToAny(user, [teamId], store))) {
    return refuse("user_already_team_member", user.id, `a user who is not a member of ${teamId}`);
  }
  const kind = guestKindOf(sent);
  if (await mayBecome(user, kind, { workspaceId: teamId, nowMs, store })) return undefined;
  return refuse("invalid_role_for_user", user.id, "the role that the user has elsewhere");
}

async function decideAssignment(
  user: User,
  { sent, caller, store, nowMs }: Assigning,
): Promise<Decision<AssignOutcome>> {
  const { team_id: workspaceId, channel_ids: ids = [] } = sent;
  const byId = caller.user?.id ?? "";
  const { channels, unfit } = await findJoinable(
    ids.filter((id) => id !== ""),
    { workspaceId, byId, store },
    ({ membership }) => membership !== undefined,
  );
  if (unfit !== undefined) {
    return { kind: "answer", answer: refuse("invitor_cannot_see_channel", unfit, "channels that the caller is in") };
  }
  const kind = guestKindOf(sent);
  if (kind === "single" && channels.length !== 1) {
    return { kind: "answer", answer: refuse("invalid_role_for_user", ids, "one channel of a single-channel guest") };
  }
  const member = withGuestKind(inWorkspace(user, workspaceId, nowMs), kind);
  const after: User = { ...member, version: user.version + 1, updated: toInstant(nowMs) };
  const { expect, writes } = toResolvedUser(after, { before: user, isActivityChanged: !isActive(user, nowMs) });
  const kept = new Set(channels.map(({ id }) => id));
  const left = kind === "single" ? await channelsBut(kept, user.id, workspaceId, store) : [];
  const joining = await joinWith(channels, { userId: user.id, inviterId: byId, nowMs }, store);
  return {
    kind: "commit",
    batch: { expect: [...expect, ...joining.expect], writes: [...writes, ...left, ...joining.writes], byId },
    answer: () => ({ ok: true }),
  };
}

/** A former member who becomes a single-channel guest leaves all other channels. */
async function channelsBut(kept: ReadonlySet<Id>, userId: Id, workspaceId: Id, store: Store) {
  const channels = await channelsIn(workspaceId, userId, store);
  return channels
    .filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ kind: "removeChannelMembers", channelId: id, userIds: [userId] }) as const);
}

type RemoveMemberOutcome = MethodOutcome<Methods["admin.users.remove"]>;

/** Removes a user from a workspace. */
export function createRemoveMember({ store }: { readonly store: Store }) {
  return (
    { team_id: teamId, user_id: userId }: AdminUsersRemoveArguments,
    { caller, now }: Context,
  ): Promise<RemoveMemberOutcome> =>
    decide<RemoveMemberOutcome>(store, async () => {
      const team = await findTeam(teamId, caller, store);
      if (!team.ok) return { kind: "answer", answer: team };
      const found = await findUser(userId, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { user } = found;
      const refusal =
        refuseRemoval(user, teamId, caller) ?? (await refuseStranger(user, { teamId, nowMs: now.getTime(), store }));
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const batch = await leaveWorkspace(user, teamId, now.getTime(), store);
      return {
        kind: "commit",
        batch: { ...batch, ...(caller.user !== undefined && { byId: caller.user.id }) },
        answer: () => ({ ok: true }),
      };
    });
}

function refuseRemoval(user: User, teamId: Id, { user: self }: WebapiCaller) {
  if (user.kind === "bot") return refuse("user_not_found", user.id, "a person");
  const role = roleIn(user, { kind: "workspace", id: teamId });
  if (isPrimaryOwner(user.organizationRole) || isPrimaryOwner(role)) {
    return refuse("cannot_modify_primary_owner", user.id, "a user who is not the primary owner");
  }
  if (mayChange(user, self?.organizationRole)) return undefined;
  return refuse("invalid_permissions", self?.organizationRole, "an owner");
}

interface Place {
  readonly teamId: Id;
  readonly nowMs: number;
  readonly store: Store;
}

async function refuseStranger(user: User, { teamId, nowMs, store }: Place) {
  const connected = await store.users.connectedWorkspaces(user.id);
  const isConnected = connected.includes(teamId);
  const isMember = isConnected || user.memberships.some(({ workspaceId }) => workspaceId === teamId);
  if (!isMember || !isActive(user, nowMs)) {
    return refuse("user_already_deleted", user.id, `an active member of ${teamId}`);
  }
  if (!isConnected) return undefined;
  return refuse("failed_to_remove_user_from_workspace", user.id, "a member who is in no connected group");
}

type SessionResetOutcome = MethodOutcome<Methods["admin.users.session.reset"]>;

/** Ends the sessions of a user. Tokens of apps are no sessions, so that only the user is checked. */
export function createSessionReset({ store }: { readonly store: Store }) {
  return async (
    { user_id: userId }: AdminUsersSessionResetArguments,
    { caller }: Context,
  ): Promise<SessionResetOutcome> => {
    const found = await findUser(userId, caller, store);
    if (!found.ok) return found;
    const { kind, organizationRole } = found.user;
    if (kind === "bot") return refuse("cannot_reset_bot", userId, "a user who is not a bot");
    if (isPrimaryOwner(organizationRole) && userId !== caller.user?.id) {
      return refuse("cannot_reset_primary_owner", userId, "a user who is not the primary owner");
    }
    return { ok: true };
  };
}

type Leaving = Pick<Batch, "expect" | "writes">;

/**
 * Plans how a user leaves a workspace. The account of a user of no other workspace is deactivated. Other users leave its
 * channels and user groups, and lose their tokens and system roles there.
 */
async function leaveWorkspace(user: User, workspaceId: Id, nowMs: number, store: Store): Promise<Leaving> {
  const changed = { ...user, version: user.version + 1, updated: toInstant(nowMs) };
  const memberships = await othersOf(user, workspaceId, store);
  if (memberships.length === 0) {
    const { expect, writes } = toResolvedUser({ ...changed, active: false }, { before: user, isActivityChanged: true });
    return { expect, writes };
  }
  const kept = memberships.map((one) => one.workspaceId);
  const guest = user.guest === undefined ? {} : { guest: outside(user.guest, workspaceId) };
  const leaving = await Promise.all([
    leaveChannels(user.id, workspaceId, kept, store),
    leaveGroups(user.id, workspaceId, store),
    endTokens(user.id, workspaceId, store),
    endRoles(user.id, workspaceId, store),
  ]);
  return {
    expect: [hasVersion(users, { id: user.id }, user.version)],
    writes: [...leaving.flat(), put(users, { ...changed, ...guest, memberships })],
  };
}

/** The user's memberships in other workspaces. A member only through a group gets a membership, because a user has one. */
async function othersOf(user: User, workspaceId: Id, store: Store): Promise<readonly Membership[]> {
  const others = user.memberships.filter((one) => one.workspaceId !== workspaceId);
  if (others.length > 0) return others;
  const connected = await store.users.connectedWorkspaces(user.id);
  return connected.filter((id) => id !== workspaceId).map((id) => ({ workspaceId: id, role: "member" }));
}

function outside({ expirations, ...guest }: Guest, workspaceId: Id): Guest {
  const others = (expirations ?? []).filter((one) => one.workspaceId !== workspaceId);
  return { ...guest, ...(others.length > 0 && { expirations: others }) };
}

/** Channels that another workspace of the user shares are not left. */
async function leaveChannels(
  userId: Id,
  workspaceId: Id,
  kept: readonly Id[],
  store: Store,
): Promise<readonly Write[]> {
  const channels = await channelsIn(workspaceId, userId, store);
  return channels
    .filter((channel) => !placesOf(channel).some((id) => kept.includes(id)))
    .map(({ id }) => ({ kind: "removeChannelMembers", channelId: id, userIds: [userId] }));
}

async function leaveGroups(userId: Id, workspaceId: Id, store: Store): Promise<readonly Write[]> {
  const groups = (await store.users.groupsOf([userId])).get(userId) ?? [];
  return groups
    .filter((group) => group.workspaceId === workspaceId)
    .map(({ id }) => ({ kind: "removeGroupMembers", groupId: id, userIds: [userId] }));
}

async function endTokens(userId: Id, workspaceId: Id, store: Store): Promise<readonly Write[]> {
  const of = { user_id: userId };
  const isThere = (one: { readonly installation: { readonly target: { readonly id: Id } } }) =>
    one.installation.target.id === workspaceId;
  const [issued, refresh] = await Promise.all([
    readAll(tokens, (page) => store.list(tokens, "of_user", of, page)),
    readAll(refreshTokens, (page) => store.list(refreshTokens, "of_user", of, page)),
  ]);
  return [
    ...issued.filter((one) => isThere(one) && !one.revoked).map((one) => put(tokens, { ...one, revoked: true })),
    ...refresh.filter(isThere).map((one) => remove(refreshTokens, keyOf(refreshTokens, one))),
  ];
}

async function endRoles(userId: Id, workspaceId: Id, store: Store): Promise<readonly Write[]> {
  const all = await readAll(roleAssignments, (page) =>
    store.list(roleAssignments, "of_user", { user_id: userId }, page),
  );
  return all
    .filter(({ entityId }) => entityId === workspaceId)
    .map((one) => remove(roleAssignments, keyOf(roleAssignments, one)));
}

const types = ["public_channel", "private_channel"] as const;
const channelsAtOnce = 200;

/** The channels of a workspace that a user is a member of, and those that are shared with it. */
async function channelsIn(
  workspaceId: Id,
  userId: Id,
  { channels }: Pick<Store, "channels">,
): Promise<readonly Channel[]> {
  const found: Channel[] = [];
  for (const type of types) {
    for (let from: Id | undefined = ""; from !== undefined; ) {
      const page = await channels.ofMember({ workspaceId, type, from, limit: channelsAtOnce + 1 }, userId);
      found.push(...page.slice(0, channelsAtOnce).map(({ channel }) => channel));
      from = page[channelsAtOnce]?.channel.id;
    }
  }
  return found;
}
