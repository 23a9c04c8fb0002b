import type { User } from "../users/user.js";
import { millisecondsOf } from "../values/instant.js";

/**
 * Whether the account is active at an instant. A guest's account ends by itself at its expiration, whether or not
 * anything has been written since.
 */
export function isActive(user: Pick<User, "active" | "guest">, nowMs: number): boolean {
  return user.active && !isExpired(user, nowMs);
}

/** Whether the user is a guest whose time is over. */
export function isExpired(user: Pick<User, "guest">, nowMs: number): boolean {
  const expiration = user.guest?.expiration;
  return expiration !== undefined && millisecondsOf(expiration) <= nowMs;
}
