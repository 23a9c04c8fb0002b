import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const revokeAll = compiled("tokens.revokeOfUser");
const removeRefresh = compiled("tokens.removeRefreshOfUser");

/** Revokes all tokens that act as the user, and removes the refresh tokens with which they would be renewed. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeAll, { userId });
  yield* changedBy(removeRefresh, { userId });
}
