import { sql } from "kysely";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** JSON escapes quotation marks inside texts, so only the member itself looks like this. */
const revokeAll = statement(({ db }, { userId }: { readonly userId: string }) =>
  db
    .updateTable("tokens")
    .set({ revoked: 1, document: sql`replace(document, '"revoked":false', '"revoked":true')` })
    .where("user_id", "=", userId)
    .where("revoked", "=", 0),
);

/** Revokes all tokens that act as the user. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeAll, { userId });
}
