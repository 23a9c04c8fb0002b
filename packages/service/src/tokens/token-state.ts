import type { App } from "../apps/app.js";
import { isActive } from "../directory/is-active.js";
import { millisecondsOf } from "../instant.js";
import type { Id, Organization, Workspace } from "../organizations/organization.js";
import type { Store } from "../store/store.js";
import type { User } from "../users/user.js";
import { equalHashes, hashToken } from "./hash-token.js";
import type { Token } from "./token.js";

/** A token with everything in the world that its validity hangs on. */
export interface TokenState {
  readonly token: Token;
  readonly user: User | undefined;
  readonly app: App | undefined;
  readonly organization: Organization | undefined;
  /** Where the app is installed, or the workspace of an organization that the call acts in. */
  readonly workspace: Workspace | undefined;
}

/** Reads what a token's validity hangs on; undefined for a token that nobody gave out. */
export async function readTokenState(store: Store, sent: string): Promise<TokenState | undefined> {
  const hash = hashToken(sent);
  const held = await store.tokens.held(hash);
  if (held === undefined || !equalHashes(held.token.hash, hash)) return undefined;
  const { token, user, app, organization } = held;
  const workspaceId = workspaceOf(token, user, organization);
  const workspace = workspaceId === undefined ? undefined : await store.organizations.workspace(workspaceId);
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

function workspaceOf(token: Token, user: User | undefined, organization: Organization | undefined): Id | undefined {
  const { target, workspaceIds } = token.installation;
  if (target.kind === "workspace") return target.id;
  const granted = (id: Id) => workspaceIds === undefined || workspaceIds.includes(id);
  const home = user?.memberships.find((membership) => granted(membership.workspaceId))?.workspaceId;
  return home ?? workspaceIds?.[0] ?? organization?.defaultWorkspaceId;
}
