import type { App } from "../apps/app.js";
import { isActive } from "../directory/is-active.js";
import type { Organization, Workspace } from "../organizations/organization.js";
import type { Store } from "../service-store.js";
import type { User } from "../users/user.js";
import type { Id } from "../values/ids.js";
import { millisecondsOf } from "../values/instant.js";
import { equalHashes } from "./hash-token.js";
import type { Token } from "./token.js";
import { workspacesOf } from "./workspaces-of.js";

/** A token with everything in the world that its validity hangs on. */
export interface TokenState {
  readonly token: Token;
  readonly user: User | undefined;
  readonly app: App | undefined;
  readonly organization: Organization | undefined;
  /** Where the app is installed, or the workspace of an organization that the call acts in. */
  readonly workspace: Workspace | undefined;
}

/** Reads what the validity of the token with a hash hangs on; undefined for a token that nobody gave out. */
export async function readTokenState(store: Store, hash: string): Promise<TokenState | undefined> {
  const held = await store.tokens.held(hash);
  if (held === undefined || !equalHashes(held.token.hash, hash)) return undefined;
  const { token, user, app, organization, workspace: home } = held;
  const isGone = home === undefined || home.deleted;
  const workspace =
    isGone && token.installation.target.kind === "organization"
      ? ((await findLivingWorkspace(store, token, workspacesOf(held))) ?? home)
      : home;
  return { token, user, app, organization, workspace };
}

/** Why a token is worth nothing any more, whoever calls; undefined for one that lives. */
export function findEnd(
  state: TokenState,
  nowMs: number,
): "revoked" | "expired" | "userGone" | "workspaceGone" | "appGone" | undefined {
  const { token, user, app, workspace } = state;
  if (token.revoked) return "revoked";
  if (token.expires !== undefined && millisecondsOf(token.expires) <= nowMs) return "expired";
  if (token.userId !== undefined && (user === undefined || !isActive(user, nowMs))) return "userGone";
  if (workspace === undefined || workspace.deleted) return "workspaceGone";
  if (token.appId !== undefined && (app === undefined || app.deleted)) return "appGone";
  return undefined;
}

/** An installation on an organization acts as long as one workspace is left that it was granted to. */
async function findLivingWorkspace(
  { organizations }: Pick<Store, "organizations">,
  { installation: { workspaceIds } }: Token,
  wanted: readonly Id[],
): Promise<Workspace | undefined> {
  const all = await organizations.workspaces();
  const living = all.filter(({ id, deleted }) => !deleted && (workspaceIds === undefined || workspaceIds.includes(id)));
  const best = wanted.find((id) => living.some((workspace) => workspace.id === id));
  return living.find(({ id }) => id === best) ?? living[0];
}
