import type { Store } from "../../model/store.js";
import type { Guest, User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { isActive, isAdministrator, rolesOf } from "../directory/user.js";

/** The kind of a guest; undefined for a full member. */
type GuestKind = Guest["kind"] | undefined;

/** The kind of guest that a call makes of a user. */
export function guestKindOf(sent: {
  readonly is_restricted?: boolean;
  readonly is_ultra_restricted?: boolean;
}): GuestKind {
  if (sent.is_ultra_restricted === true) return "single";
  return sent.is_restricted === true ? "multi" : undefined;
}

interface Place {
  readonly workspaceId: Id;
  readonly nowMs: number;
  readonly store: Pick<Store, "users">;
}

/**
 * Whether a user can be a guest of a kind or a full member in one more workspace. A user is the same in all workspaces,
 * and a single-channel guest is only in one.
 */
export async function mayBecome(user: User, kind: GuestKind, { workspaceId, nowMs, store }: Place): Promise<boolean> {
  if (kind !== undefined && rolesOf(user).some(isAdministrator)) return false;
  const isElsewhere = user.memberships.some((one) => one.workspaceId !== workspaceId);
  if (!isActive(user, nowMs) && !isElsewhere && (await store.users.connectedWorkspaces(user.id)).length === 0)
    return true;
  return kind !== "single" && user.guest?.kind === kind;
}

/** The user as a guest of a kind, who keeps the expiration, or as a full member. */
export function withGuestKind(user: User, kind: GuestKind): User {
  const { guest, ...member } = user;
  return kind === undefined ? member : { ...member, guest: { ...guest, kind } };
}

/** The last second of the year 9999. */
const lastTs = secondsOf("9999-12-31T23:59:59.000Z");

/** Whether a guest's account can expire at a time in seconds: in the future, and in a year of four digits. */
export function mayExpire(ts: number, nowMs: number): boolean {
  return ts * 1000 > nowMs && ts <= lastTs;
}
