import type { Batch } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { Write } from "../../model/writes.js";

/** A user to be stored, and the commit that stores it. */
export interface ResolvedUser extends Batch {
  readonly user: User;
}

interface Change {
  /** The user as stored. Absent for a new user. */
  readonly before?: User;
  /** Whether the account begins or ends with the change. */
  readonly isActivityChanged: boolean;
}

/** Makes the commit that stores a user. Deactivation revokes the user's tokens. Reactivation does not restore them. */
export function toResolvedUser(user: User, { before, isActivityChanged }: Change): ResolvedUser {
  const revoke: readonly Write[] = isActivityChanged ? [{ kind: "revokeUserTokens", userId: user.id }] : [];
  const put = { kind: "put", document: "user", value: user } as const;
  const version = before?.version ?? 0;
  const unchanged = { kind: "version", document: "user", key: { id: user.id }, version } as const;
  return { user, expect: [unchanged], writes: [put, ...revoke] };
}
