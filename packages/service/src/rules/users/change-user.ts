import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { userCodes } from "../../generated/service.js";
import type { ScimCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { Role, User } from "../../model/user.js";
import { accept, type Refusal, type Result, refuse } from "../../store/refusal.js";
import type { ResolvedUser } from "../directory/resolved-user.js";
import { mayChange } from "../directory/role.js";
import { applyUserChanges } from "./changes/apply-changes.js";
import type { WriteForm } from "./changes/apply-value.js";
import { draftOf, toChanges, without } from "./changes/user-draft.js";
import { resolveUser } from "./resolve-user.js";

/** Context for changing a user. */
export interface ChangeContext {
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly caller: ScimCaller;
  /** Number of free numbers that a derived name skips. */
  readonly skip: number;
  /** Form of the changes in a PATCH. Absent for other calls. */
  readonly form?: WriteForm;
}

/**
 * Applies a PATCH to a user. What is not sent stays unchanged. Becoming a guest or a full member reactivates a
 * deactivated user.
 */
export async function changeUser(
  before: User,
  changes: readonly Change<UserCreate>[],
  context: ChangeContext,
): Promise<Result<ResolvedUser>> {
  const { caller } = context;
  const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
  const refusal =
    refuseModification(before, caller) ??
    (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : undefined);
  if (refusal !== undefined) return refusal;
  if (changes.length === 0) return accept({ user: before, expect: [], writes: [] });
  const draft = applyUserChanges(draftOf(before), changes, context.form);
  if (!draft.ok) return draft;
  return resolveUser(draft.value, {
    ...context,
    before,
    fillsName: false,
    activeByDefault: (wasActive, { isGuestChanged }) => wasActive || isGuestChanged,
  });
}

/**
 * Replaces a user for a PUT: everything is as sent, and blank if not sent.
 *
 * Exceptions: `active` and the profile URL stay unchanged if not sent. Without the guest extension, a multi-channel
 * guest becomes a full member, but a single-channel guest stays one, because answers never show it.
 */
export async function replaceUser(
  before: User,
  sent: UserCreate,
  context: ChangeContext,
): Promise<Result<ResolvedUser>> {
  const { caller } = context;
  const { password, profileUrl: _sentBack, ...resource } = sent;
  const changes = toChanges(resource);
  const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
  const refusal =
    refuseModification(before, caller) ??
    (password === undefined ? undefined : refuse(userCodes.password.update, { rule: "scim-provisioning#users" })) ??
    (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : undefined);
  if (refusal !== undefined) return refusal;
  const keepsName = usersMayChangeDisplayName || resource.displayName !== undefined;
  const { primaryPhone, mobilePhone } = resource.phoneNumbers === undefined ? {} : before;
  const blank: User = {
    ...blankUser(before),
    displayName: keepsName ? before.displayName : "",
    ...(primaryPhone !== undefined && { primaryPhone }),
    ...(mobilePhone !== undefined && { mobilePhone }),
  };
  const draft = applyUserChanges(draftOf(blank), changes, "whole");
  if (!draft.ok) return draft;
  return resolveUser(draft.value, { ...context, before, fillsName: true, activeByDefault: (wasActive) => wasActive });
}

/** The user without anything that a client can clear. */
function blankUser(user: User): User {
  const rest = without(
    user,
    "title",
    "photo",
    "address",
    "primaryPhone",
    "mobilePhone",
    "userType",
    "role",
    "preferredLanguage",
    "locale",
    "enterprise",
    "startDate",
    "guest",
  );
  const guest = user.guest?.kind === "single" ? { guest: user.guest } : {};
  return { ...rest, ...guest, name: {}, emails: [], timezone: "" };
}

const rule = "scim-provisioning#errors";

/** Refuses to change a user whose data was erased, and to change an owner with a token that no owner installed. */
export function refuseModification(user: User, caller: { readonly installerRole: Role }): Refusal | undefined {
  if (user.forgotten) return refuse("cannot_modify_gdpr", { rule, found: user.id });
  if (mayChange(user, caller.installerRole)) return undefined;
  return refuse("cannot_modify_owner", {
    rule,
    found: caller.installerRole,
    wanted: "a token that an owner installed",
  });
}

/** Refuses to change a displayName that users set themselves. The current one may be sent back. */
function refuseOwnDisplayName(user: User, changes: readonly Change<UserCreate>[]): Refusal | undefined {
  const change = changes.find(({ attribute }) => attribute === "displayName");
  if (change?.attribute !== "displayName") return undefined;
  const sent = change.kind === "remove" ? "" : change.value;
  if (sent === user.displayName) return undefined;
  return refuse(userCodes.displayName.ownedByUser, {
    rule: "scim-provisioning#errors",
    found: sent,
    wanted: "no displayName, because users set it themselves",
  });
}
