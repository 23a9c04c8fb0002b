import type { Change } from "@rollcall/scim-core";
import type { UserCreate } from "@rollcall/scim-core/svc";
import { accept, type Ruled } from "../refusal.js";
import { applyChange } from "./apply-change.js";
import { refusePrimaryRemoval } from "./emails.js";
import { toListChange } from "./to-list-change.js";
import type { UserDraft } from "./user-draft.js";

/** The draft after changes in the client's order; the first rule that is broken refuses all of them. */
export function applyUserChanges(draft: UserDraft, changes: readonly Change<UserCreate>[]): Ruled<UserDraft> {
  let current = draft;
  for (const change of changes) {
    const next = applyChange(current, toListChange(current.user, change));
    if (!next.ok) return next;
    current = next.value;
  }
  return current.isPrimaryRemoved ? refusePrimaryRemoval(current.user.emails) : accept(current);
}
