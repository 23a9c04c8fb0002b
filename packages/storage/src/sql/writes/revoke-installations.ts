import { among, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import { changedBy, type Steps } from "../statements/steps.js";

/** Revokes the bot and user tokens of an app's installations. The member is replaced as below. */
const revokeAll = statement<{ readonly appId: string; readonly targetIds: readonly string[] }>(
  (arg) => sql`update tokens
    set revoked = 1, document = replace(document, '"revoked":false', '"revoked":true,"uninstalled":true')
    where app_id = ${arg.appId} and kind in ('bot', 'user') and target_id ${among(arg.targetIds)}
    and revoked = 0`,
);

/** Removes the refresh tokens of an app's installations. */
const removeRefresh = statement<{ readonly appId: string; readonly targetIds: readonly string[] }>(
  (arg) => sql`delete from refresh_tokens where app_id = ${arg.appId} and target_id ${among(arg.targetIds)}`,
);

/** Revokes the bot and user tokens of an app's installations, and removes the refresh tokens that renew them. */
export function* revokeInstallations(write: {
  readonly appId: string;
  readonly targetIds: readonly string[];
}): Steps<void> {
  yield* changedBy(revokeAll, { appId: write.appId, targetIds: write.targetIds });
  yield* changedBy(removeRefresh, { appId: write.appId, targetIds: write.targetIds });
}
