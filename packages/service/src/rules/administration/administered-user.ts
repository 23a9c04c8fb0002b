import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { readItemCursor } from "../../model/paging.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { homeOf, type User, users } from "../../model/user.js";
import type { SeenSlice } from "../../model/user-store.js";
import type { Decision, Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { isForeign, reachesUser } from "../directory/reach.js";
import { isExpired } from "../directory/user.js";
import type { Refuse } from "./find-team.js";

/** The user that an administrator names, or why the call is refused. */
type FoundUser<Code extends string> =
  | { readonly ok: true; readonly user: User }
  | Refused<Code | "team_access_not_granted">;

/**
 * Creates a function that finds the user that a call of an administrator is about: one of the organization, deactivated
 * users and bots included, that the installation covers.
 */
export function createFindUser<const Code extends string>(
  refuse: Refuse<Code | "team_access_not_granted">,
  absent: Code,
) {
  return async (userId: Id, caller: WebapiCaller, store: Pick<Store, "users">): Promise<FoundUser<Code>> => {
    const user = idPatterns.user.test(userId) ? await store.users.get(userId) : undefined;
    if (user === undefined || isForeign(user, caller)) return refuse(absent, userId, "a user of the organization");
    if (await reachesUser(caller, user, store)) return { ok: true, user };
    return refuse("team_access_not_granted", userId, "a user of a workspace that the installation was granted to");
  };
}

/** Stores a changed user, unless nothing changed or the user was changed meanwhile. */
export function storeChange(before: User, after: User, nowMs: number): Decision<{ readonly ok: true }> {
  if (after === before) return { kind: "answer", answer: { ok: true } };
  const stored: User = { ...after, version: before.version + 1, updated: toInstant(nowMs) };
  return {
    kind: "commit",
    batch: { expect: [hasVersion(users, { id: before.id }, before.version)], writes: [put(users, stored)] },
    answer: () => ({ ok: true }),
  };
}

/** The user with an active account and as a member of a workspace. An expiration that has passed ends. */
export function inWorkspace(user: User, workspaceId: Id, nowMs: number): User {
  const { memberships, guest } = user;
  const isThere = memberships.some((one) => one.workspaceId === workspaceId);
  return {
    ...user,
    active: true,
    memberships: isThere ? memberships : [...memberships, { workspaceId, role: "member" }],
    ...(guest !== undefined && isExpired(user, nowMs) && { guest: { kind: guest.kind } }),
  };
}

/** Position of the user of a directory that a cursor names; undefined for any other text. */
export async function readUserPlace(
  cursor: string,
  home: Id,
  { users: reader }: Pick<Store, "users">,
): Promise<Pick<SeenSlice, "from"> | undefined> {
  const read = readItemCursor(["user"], cursor);
  const user = read === undefined ? undefined : await reader.get(read.item);
  return user === undefined || homeOf(user) !== home ? undefined : { from: { created: user.created, id: user.id } };
}
