import { idPatterns, idPrefixes } from "../../generated/service.js";
import type { Batch, Write } from "../../model/store.js";
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

/** The full name; the display name of a user without one. */
export function realNameOf({ name, displayName }: Pick<User, "name" | "displayName">): string {
  const parts = [name.givenName, name.familyName].filter((part) => part !== undefined && part !== "");
  return parts.length === 0 ? displayName : parts.join(" ");
}

/** Bot ID in messages, derived from the ID of the bot's user. */
export function toBotId(userId: Id): Id {
  return `${idPrefixes.bot}${userId.slice(idPrefixes.user.length)}`;
}

/** ID of a bot's user, derived from the bot ID; undefined for an ID of anything else. */
export function toBotUserId(botId: Id): Id | undefined {
  return idPatterns.bot.test(botId) ? `${idPrefixes.user}${botId.slice(idPrefixes.bot.length)}` : undefined;
}
