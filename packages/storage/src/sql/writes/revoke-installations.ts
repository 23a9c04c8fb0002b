import { compiled } from "../statements/compiled.js";
import { changedBy, type Steps } from "../statements/steps.js";

const revokeAll = compiled("tokens.revokeOfInstallations");
const removeRefresh = compiled("tokens.removeRefreshOfInstallations");

/** Revokes the bot and user tokens of an app's installations, and removes the refresh tokens that renew them. */
export function* revokeInstallations(write: {
  readonly appId: string;
  readonly targetIds: readonly string[];
}): Steps<void> {
  yield* changedBy(revokeAll, { appId: write.appId, targetIds: write.targetIds });
  yield* changedBy(removeRefresh, { appId: write.appId, targetIds: write.targetIds });
}
