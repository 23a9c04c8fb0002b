import { sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** JSON escapes quotation marks inside texts, so only the member itself looks like this. */
const revokeAll = statement<{ readonly userId: string }>(
  (arg) => sql`update tokens set revoked = 1, document = replace(document, '"revoked":false', '"revoked":true')
    where user_id = ${arg.userId} and revoked = 0`,
);

/** Removes the refresh tokens of a user. */
const removeRefresh = statement<{ readonly userId: string }>(
  (arg) => sql`delete from refresh_tokens where user_id = ${arg.userId}`,
);

/** Revokes all tokens that act as the user, and removes the refresh tokens with which they would be renewed. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeAll, { userId });
  yield* changedBy(removeRefresh, { userId });
}
