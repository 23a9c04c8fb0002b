import type { Store } from "../../../model/service-store.js";
import { tokens } from "../../../model/token.js";
import type { ResolvedToken } from "../../../model/token-store.js";
import type { Id } from "../../../values/ids.js";
import { isGranted } from "../../directory/is-granted.js";

/** Maximum number of usable tokens that are read. The tokens of one installation are fewer. */
const maxTokens = 100;

/**
 * Finds a usable token of an app in a workspace, with what it refers to; that of the bot, if there is one. Undefined if the
 * app is not installed there.
 */
export async function findInstallation(
  appId: Id,
  workspaceId: Id,
  store: Pick<Store, "list" | "tokens">,
): Promise<ResolvedToken | undefined> {
  const usable = await store.list(tokens, "of_app", { app_id: appId }, { limit: maxTokens });
  const here = usable.filter((token) => token.userId !== undefined && isGranted(token, workspaceId));
  const token = here.find(({ kind }) => kind === "bot") ?? here[0];
  return token && store.tokens.resolve(token.hash);
}
