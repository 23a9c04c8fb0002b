import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import type { ScimCaller } from "../../model/scim-caller.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import { accept, type Result } from "../../store/refusal.js";
import type { ResolvedUser } from "../directory/resolved-user.js";
import { refuseModification } from "./account/modification.js";
import { applyUserChanges } from "./changes/apply-changes.js";
import type { WriteForm } from "./changes/apply-value.js";
import { draftOf } from "./changes/user-draft.js";
import { refuseOwnDisplayName } from "./names/own-display-name.js";
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
