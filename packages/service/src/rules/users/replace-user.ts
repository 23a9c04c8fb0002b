import type { UserCreate } from "@rollcall/api/scim";
import { userCodes } from "../../generated/service.js";
import type { User } from "../../model/user.js";
import { type Result, refuse } from "../../store/refusal.js";
import type { ResolvedUser } from "../directory/resolved-user.js";
import { refuseModification } from "./account/modification.js";
import type { ChangeContext } from "./change-user.js";
import { applyUserChanges } from "./changes/apply-changes.js";
import { toChanges } from "./changes/to-changes.js";
import { draftOf, without } from "./changes/user-draft.js";
import { refuseOwnDisplayName } from "./names/own-display-name.js";
import { resolveUser } from "./resolve-user.js";

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
