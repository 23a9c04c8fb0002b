import { idPatterns } from "../../generated/service.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import { type KindScopes, type MissingScope, refuseKind } from "./kind-scopes.js";
import { refuse } from "./refusal.js";
import { findWorkspaceAccess, type WorkspaceAccess } from "./sharing/find-workspace-access.js";

/** A conversation that the caller sees, or why the call is refused. */
export type FoundConversation =
  | ({ readonly ok: true; readonly access: WorkspaceAccess } & SeenChannel)
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
  const access = seen === undefined ? undefined : await findWorkspaceAccess(seen.channel, caller, store);
  if (seen === undefined || access === undefined || !isVisible(seen, caller, access)) {
    return refuse("channel_not_found", id, "a conversation that the caller sees");
  }
  if (access.kind === "ungranted") {
    return refuse("team_access_not_granted", access.workspaceId, "a workspace that the installation was granted to");
  }
  return refuseKind(seen.channel, caller, kindScopes) ?? { ok: true, ...seen, access };
}

/**
 * Whether a caller sees a conversation.
 *
 * - Members see theirs, unless an installation on a workspace meets a conversation of other workspaces of its company.
 * - All full members of a company see the public channels of its workspaces, and those that they share.
 * - Nobody sees a deleted one.
 */
function isVisible({ channel, membership }: SeenChannel, { user }: WebapiCaller, { kind }: WorkspaceAccess): boolean {
  if (channel.deleted === true || kind === "absent" || kind === "elsewhere") return false;
  const isMember = membership !== undefined;
  if (kind === "foreign") return isMember;
  return isMember || (channel.kind === "public" && user !== undefined && user.guest === undefined);
}

function isConversationId(id: string): boolean {
  return idPatterns.channel.test(id) || idPatterns.dm.test(id);
}
