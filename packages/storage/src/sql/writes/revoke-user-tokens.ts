import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const revokeAll = compiled("tokens.revokeOfUser");

/** Revokes all tokens that act as the user. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeAll, { userId });
}
