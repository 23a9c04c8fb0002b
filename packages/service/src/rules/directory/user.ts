import type { MethodRequirement } from "@rollcall/api/webapi";
import { idPatterns, idPrefixes, leastRoles, type Plan, plans, roles } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Batch, Write } from "../../model/store.js";
import type { Guest, Role, User } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { type Instant, millisecondsOf } from "../../values/instant.js";

/** Role of the user in the organization or in a workspace; undefined if the user does not belong to it. */
export function roleIn(
  user: Pick<User, "organizationId" | "organizationRole" | "memberships">,
  target: { readonly kind: "organization" | "workspace"; readonly id: Id },
): Role | undefined {
  if (target.kind === "organization") return user.organizationId === target.id ? user.organizationRole : undefined;
  return user.memberships.find((membership) => membership.workspaceId === target.id)?.role;
}

/** Whether the role has all permissions of `least`. */
export function hasRole(role: Role | undefined, least: Role): boolean {
  return role !== undefined && roles.indexOf(role) >= roles.indexOf(least);
}

/** Whether the role is an admin or an owner of any kind. */
export function isAdministrator(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.administer);
}

/** Whether the role is an owner or the primary owner. */
export function isOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.own);
}

/** Whether the role is the primary owner, who is never deactivated. */
export function isPrimaryOwner(role: Role | undefined): boolean {
  return hasRole(role, leastRoles.ownPrimarily);
}

/** All roles of the user, in the organization and in workspaces. */
export function rolesOf(user: Pick<User, "organizationRole" | "memberships">): readonly Role[] {
  const ofWorkspaces = user.memberships.map(({ role }) => role);
  return user.organizationRole === undefined ? ofWorkspaces : [user.organizationRole, ...ofWorkspaces];
}

/** Whether a holder of a role may change a user. Owners are only changed by owners. */
export function mayChange(user: Pick<User, "organizationRole" | "memberships">, role: Role | undefined): boolean {
  return isOwner(role) || !rolesOf(user).some(isOwner);
}

/** Whether a caller meets a precondition. */
export function holds(requirement: MethodRequirement, caller: WebapiCaller): boolean {
  const { plan, role, feature, generation, notGeneration, token, organization } = requirement;
  if (plan !== undefined && !isAtLeast(planOf(requirement, caller), plan)) return false;
  if (role !== undefined && !hasRole(callerRole(requirement, caller), role)) return false;
  if (feature !== undefined && caller.workspace.disabledFeatures.includes(feature)) return false;
  if (generation !== undefined && caller.app?.generation !== generation) return false;
  if (notGeneration !== undefined && caller.app?.generation === notGeneration) return false;
  if (token !== undefined && caller.tokenType !== token) return false;
  return organization === undefined || caller.token.installation.target.kind === "organization";
}

function planOf({ of }: MethodRequirement, { organization, workspace }: WebapiCaller): Plan {
  return of === "organization" && organization !== undefined ? organization.plan : workspace.plan;
}

function callerRole({ of }: MethodRequirement, { user, organization, workspace }: WebapiCaller): Role | undefined {
  const target =
    of === "organization" && organization !== undefined
      ? ({ kind: "organization", id: organization.id } as const)
      : ({ kind: "workspace", id: workspace.id } as const);
  return user === undefined ? undefined : roleIn(user, target);
}

/** Whether `plan` includes everything in `least`. */
export function isAtLeast(plan: Plan, least: Plan): boolean {
  return plans.indexOf(plan) >= plans.indexOf(least);
}

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
