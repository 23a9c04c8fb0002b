import type { SeenChannel } from "../channels/channel-store.js";
import type { Refused } from "../decisions/refusal.js";
import { isForeignWorkspace } from "../directory/is-foreign.js";
import { isGranted } from "../directory/is-granted.js";
import { idPatterns } from "../generated/service.js";
import type { Workspace } from "../organizations/organization.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { type KindScopes, type MissingScope, refuseKind } from "./kind-scopes.js";
import { refuse } from "./refusal.js";

/** A conversation that the caller sees, or why the call is refused. */
export type FoundConversation =
  | ({ readonly ok: true } & SeenChannel)
  | Refused<"channel_not_found" | "team_access_not_granted">
  | MissingScope;

interface Search {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "channels" | "organizations">;
  /** Scopes of the method, by token type and kind. */
  readonly kindScopes: KindScopes;
}

/** Finds the conversation that a call is about: one that the caller sees and has the scope for. */
export async function findConversation(id: string, search: Search): Promise<FoundConversation> {
  const { caller, store, kindScopes } = search;
  const seen = isConversationId(id) ? await store.channels.seenBy(id, caller.user?.id ?? "") : undefined;
  const home = seen === undefined ? undefined : await homeOf(seen, search);
  if (seen === undefined || home === undefined || !isVisible(seen, caller, home)) {
    return refuse("channel_not_found", id, "a conversation that the caller sees");
  }
  if (!isForeignWorkspace(home, caller) && !isGranted(caller.token, home.id)) {
    return refuse("team_access_not_granted", home.id, "a workspace that the installation was granted to");
  }
  return refuseKind(seen.channel, caller, kindScopes) ?? { ok: true, ...seen };
}

/**
 * Whether a caller sees a conversation.
 *
 * - Members see theirs, unless an installation on a workspace meets a conversation of another workspace of its company.
 * - All full members of a company's workspaces see its public channels.
 * - Nobody sees a deleted one.
 */
function isVisible({ channel, membership }: SeenChannel, caller: WebapiCaller, home: Workspace): boolean {
  if (channel.deleted === true || home.deleted) return false;
  const isMember = membership !== undefined;
  if (isForeignWorkspace(home, caller)) return isMember;
  if (caller.token.installation.target.kind === "workspace" && home.id !== caller.workspace.id) return false;
  return isMember || (channel.kind === "public" && caller.user !== undefined && caller.user.guest === undefined);
}

async function homeOf({ channel }: SeenChannel, { caller, store }: Search): Promise<Workspace | undefined> {
  const { workspace } = caller;
  return channel.workspaceId === workspace.id ? workspace : store.organizations.workspace(channel.workspaceId);
}

function isConversationId(id: string): boolean {
  return idPatterns.channel.test(id) || idPatterns.dm.test(id);
}
