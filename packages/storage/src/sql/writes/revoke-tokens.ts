import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** JSON escapes quotation marks inside texts, so only the member itself looks like this. */
const revokeOfUser = statement<{ readonly userId: string }>(
  (arg) => sql`update tokens set revoked = 1, document = replace(document, '"revoked":false', '"revoked":true')
    where user_id = ${arg.userId} and revoked = 0`,
);

/** Removes the refresh tokens of a user. */
const removeUserRefresh = statement<{ readonly userId: string }>(
  (arg) => sql`delete from refresh_tokens where user_id = ${arg.userId}`,
);

/** Revokes all tokens that act as the user, and removes the refresh tokens with which they would be renewed. */
export function* revokeUserTokens({ userId }: { readonly userId: string }): Steps<void> {
  yield* changedBy(revokeOfUser, { userId });
  yield* changedBy(removeUserRefresh, { userId });
}

/** Revokes the bot and user tokens of an app's installations. The member is replaced as above. */
const revokeOfApp = statement<{ readonly appId: string; readonly targetIds: readonly string[] }>(
  (arg) => sql`update tokens
    set revoked = 1, document = replace(document, '"revoked":false', '"revoked":true,"uninstalled":true')
    where app_id = ${arg.appId} and kind in ('bot', 'user') and target_id ${among(arg.targetIds)}
    and revoked = 0`,
);

/** Removes the refresh tokens of an app's installations. */
const removeAppRefresh = statement<{ readonly appId: string; readonly targetIds: readonly string[] }>(
  (arg) => sql`delete from refresh_tokens where app_id = ${arg.appId} and target_id ${among(arg.targetIds)}`,
);

/** Revokes the bot and user tokens of an app's installations, and removes the refresh tokens that renew them. */
export function* revokeInstallations(write: {
  readonly appId: string;
  readonly targetIds: readonly string[];
}): Steps<void> {
  yield* changedBy(revokeOfApp, { appId: write.appId, targetIds: write.targetIds });
  yield* changedBy(removeAppRefresh, { appId: write.appId, targetIds: write.targetIds });
}
