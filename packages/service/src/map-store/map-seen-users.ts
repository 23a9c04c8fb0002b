import { compareText } from "../model/port/stored-text.js";
import { homeOf, type Role, type User } from "../model/user.js";
import type { AdministeredSlice, SeenSlice } from "../model/user-store.js";
import type { MapState } from "./map-state.js";

/** Users of a directory that a caller sees from a position on, in any order. */
export function seenUsers(state: MapState, { home, from, guestId, granted }: SeenSlice): readonly User[] {
  return [...state.documents.user.values()]
    .filter((user) => homeOf(user) === home)
    .filter((user) => from === undefined || isFrom(user, from))
    .filter(({ id }) => guestId === undefined || id === guestId || sharesChannel(state, id, guestId))
    .filter(
      (user) => granted === undefined || user.id === granted.userId || isAmong(state, user, granted.workspaceIds),
    );
}

/** Users of a directory that an administrator lists, in any order. */
export function administeredUsers(state: MapState, slice: AdministeredSlice): readonly User[] {
  const { home, from, active, workspaceId, onlyGuests, roles, granted } = slice;
  return seenUsers(state, { home, limit: 0, ...(from && { from }), ...(granted && { granted }) })
    .filter((user) => user.active === active)
    .filter((user) => workspaceId === undefined || belongsToAny(state, user, [workspaceId]))
    .filter(({ guest }) => onlyGuests === undefined || guest !== undefined)
    .filter((user) => roles === undefined || roles.anyOf.some((role) => isRoleIn(user, roles.of, role)));
}

function isRoleIn({ organizationId, organizationRole, memberships }: User, placeId: string, role: Role): boolean {
  if (placeId === organizationId) return organizationRole === role;
  return memberships.some((each) => each.workspaceId === placeId && each.role === role);
}

function isFrom({ created, id }: User, from: NonNullable<SeenSlice["from"]>): boolean {
  return (compareText(created, from.created) || compareText(id, from.id)) >= 0;
}

function sharesChannel({ channelMembers }: MapState, one: string, other: string): boolean {
  return [...channelMembers.values()].some((members) => members.has(one) && members.has(other));
}

function isAmong(state: MapState, user: User, workspaceIds: readonly string[]): boolean {
  return user.memberships.length === 0 || belongsToAny(state, user, workspaceIds);
}

function belongsToAny(
  { connectedMembers }: MapState,
  { id, memberships }: User,
  workspaceIds: readonly string[],
): boolean {
  const connected = [...connectedMembers.values()].filter(({ userId }) => userId === id);
  return [...memberships, ...connected].some(({ workspaceId }) => workspaceIds.includes(workspaceId));
}
