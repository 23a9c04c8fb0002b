import type { Change } from "@rollcall/scim-core";
import type { UserCreate } from "@rollcall/scim-core/svc";
import { accept, type Ruled } from "../refusal.js";
import type { Store } from "../store/store.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import { applyUserChanges } from "./apply-changes.js";
import { refuseModification } from "./modification.js";
import { refuseOwnDisplayName } from "./own-display-name.js";
import { type SettledUser, settleUser } from "./settle-user.js";
import type { User } from "./user.js";
import { draftOf } from "./user-draft.js";

/** What changing a user needs to know. */
export interface Changing {
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly caller: ScimCaller;
  /** How many free numbers a derived name passes over. */
  readonly skip: number;
}

/**
 * The user that a PATCH makes of one: what is not sent stays. Becoming a guest, or a full member again, brings a
 * deactivated user back.
 */
export async function changeUser(
  before: User,
  changes: readonly Change<UserCreate>[],
  changing: Changing,
): Promise<Ruled<SettledUser>> {
  const { caller } = changing;
  const { usersMayChangeDisplayName } = (caller.organization ?? caller.workspace).userRules;
  const refusal =
    refuseModification(before, caller) ??
    (usersMayChangeDisplayName ? refuseOwnDisplayName(before, changes) : undefined);
  if (refusal !== undefined) return refusal;
  if (changes.length === 0) return accept({ user: before, writes: [] });
  const draft = applyUserChanges(draftOf(before), changes);
  if (!draft.ok) return draft;
  return settleUser(draft.value, {
    ...changing,
    before,
    activeByDefault: (wasActive, { isGuestChanged }) => wasActive || isGuestChanged,
  });
}
