import type { Guest, User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { type Instant, millisecondsOf } from "../../values/instant.js";

/** Whether the account is active at an instant. A guest's account ends at its expiration without a write. */
export function isActive(user: Pick<User, "active" | "guest">, nowMs: number): boolean {
  return user.active && !isExpired(user, nowMs);
}

/** Whether the user is a guest whose account has expired. */
export function isExpired(user: Pick<User, "guest">, nowMs: number): boolean {
  const expiration = user.guest?.expiration;
  return expiration !== undefined && millisecondsOf(expiration) <= nowMs;
}

/** When a guest's account expires in a workspace or, without one, in the organization; undefined for never. */
export function expirationIn({ expiration, expirations }: Guest, workspaceId: Id | undefined): Instant | undefined {
  return expirations?.find((one) => one.workspaceId === workspaceId)?.expiration ?? expiration;
}
