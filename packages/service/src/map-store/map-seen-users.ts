import { compareText } from "../store/compare-text.js";
import { homeOf } from "../users/home-of.js";
import type { User } from "../users/user.js";
import type { SeenSlice } from "../users/user-store.js";
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

function isFrom({ created, id }: User, from: NonNullable<SeenSlice["from"]>): boolean {
  return (compareText(created, from.created) || compareText(id, from.id)) >= 0;
}

function sharesChannel({ channelMembers }: MapState, one: string, other: string): boolean {
  return [...channelMembers.values()].some((members) => members.has(one) && members.has(other));
}

function isAmong({ connectedMembers }: MapState, { id, memberships }: User, workspaceIds: readonly string[]): boolean {
  if (memberships.length === 0) return true;
  const connected = [...connectedMembers.values()].filter(({ userId }) => userId === id);
  return [...memberships, ...connected].some(({ workspaceId }) => workspaceIds.includes(workspaceId));
}
