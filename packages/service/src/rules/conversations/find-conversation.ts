import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
import { type KindScopes, type MissingScope, refuse, refuseChange, refuseKind } from "./refusal.js";
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

/** A channel that the caller sees, or why the call is refused. */
export type FoundChannel = FoundConversation | Refused<"method_not_supported_for_channel_type">;

/** Finds the channel that a call is about. Direct and group conversations are refused. */
export async function findChannel(...args: Parameters<typeof findConversation>): Promise<FoundChannel> {
  const found = await findConversation(...args);
  return (found.ok ? refuseDirect(found.channel) : undefined) ?? found;
}

/** Refuses direct and group conversations. */
function refuseDirect({ kind }: Channel): Refused<"method_not_supported_for_channel_type"> | undefined {
  if (kind !== "im" && kind !== "mpim") return undefined;
  return refuseChange("method_not_supported_for_channel_type", kind, "a channel");
}

/** Refuses an archived channel. */
export function refuseArchived({ id, archived }: Channel): Refused<"is_archived"> | undefined {
  return archived ? refuse("is_archived", id, "a channel that is not archived") : undefined;
}

/** Refuses a caller who is not a member. */
export function refuseStranger({ channel, membership }: SeenChannel): Refused<"not_in_channel"> | undefined {
  return membership === undefined ? refuse("not_in_channel", channel.id, "a channel of the caller") : undefined;
}

type Found =
  | { readonly ok: true; readonly id: Id }
  | Refused<"team_access_not_granted">
  | (Refused<"missing_argument"> & { readonly arg: string });

/** Finds the workspace of a list. An organization's token names it; any other token has one. */
export async function findListWorkspace(id: Id | undefined, caller: WebapiCaller, store: Store): Promise<Found> {
  if (caller.token.installation.target.kind === "workspace") return { ok: true, id: caller.workspace.id };
  if (id === undefined || id === "") {
    return { ...refuse("missing_argument", id, "team_id with an organization's token"), arg: "team_id" };
  }
  const workspace = await store.organizations.workspace(id);
  const isOwn = workspace !== undefined && !workspace.deleted && !isForeignWorkspace(workspace, caller);
  if (isOwn && isGranted(caller.token, id)) return { ok: true, id };
  return refuse("team_access_not_granted", id, "a workspace that the installation was granted to");
}
