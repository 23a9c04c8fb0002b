import { placesOf } from "../../model/placed.js";
import { hasVersion, keyOf, put, remove } from "../../model/port/document.js";
import { readAll } from "../../model/port/read-all.js";
import { refreshTokens } from "../../model/refresh-token.js";
import { roleAssignments } from "../../model/role-assignment.js";
import type { Batch, Store } from "../../model/service-store.js";
import { tokens } from "../../model/token.js";
import { type Guest, type Membership, type User, users } from "../../model/user.js";
import type { Write } from "../../model/writes.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { toResolvedUser } from "../directory/resolved-user.js";
import { channelsIn } from "./channels-in.js";

type Leaving = Pick<Batch, "expect" | "writes">;

/**
 * Plans how a user leaves a workspace. The account of a user of no other workspace is deactivated. Other users leave its
 * channels and user groups, and lose their tokens and system roles there.
 */
export async function leaveWorkspace(user: User, workspaceId: Id, nowMs: number, store: Store): Promise<Leaving> {
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
