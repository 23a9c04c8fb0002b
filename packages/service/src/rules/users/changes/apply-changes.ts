import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { accept, type Result } from "../../../store/refusal.js";
import { refusePrimaryRemoval } from "../emails/emails.js";
import { applyChange } from "./apply-change.js";
import type { WriteForm } from "./apply-value.js";
import { toListChange } from "./to-list-change.js";
import type { UserDraft } from "./user-draft.js";

/**
 * Applies changes in the client's order. The first broken rule refuses all of them.
 * @param form form of the changes in the body
 */
export function applyUserChanges(
  draft: UserDraft,
  changes: readonly Change<UserCreate>[],
  form: WriteForm = "operations",
): Result<UserDraft> {
  let current = draft;
  for (const change of changes) {
    const next = applyChange(current, toListChange(current.user, change), form);
    if (!next.ok) return next;
    current = next.value;
  }
  return current.isPrimaryRemoved ? refusePrimaryRemoval(current.user.emails) : accept(current);
}
