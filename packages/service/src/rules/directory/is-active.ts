import type { User } from "../../model/user.js";
import { millisecondsOf } from "../../values/instant.js";

/** Whether the account is active at an instant. A guest's account ends at its expiration without a write. */
export function isActive(user: Pick<User, "active" | "guest">, nowMs: number): boolean {
  return user.active && !isExpired(user, nowMs);
}

/** Whether the user is a guest whose account has expired. */
export function isExpired(user: Pick<User, "guest">, nowMs: number): boolean {
  const expiration = user.guest?.expiration;
  return expiration !== undefined && millisecondsOf(expiration) <= nowMs;
}
