import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { findWorkspaceAccess, type WorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isGeneral } from "../conversations/to-conversation.js";
import { managesChannels } from "../directory/rights.js";

/** Builds a refusal of a call of an administrator of channels, with its reason. */
export const refuse = createRefuse<string>("everyday-2#adminconversations");

/** A channel that the caller administers, or why the call is refused. */
type FoundAdministered =
  | ({ readonly ok: true; readonly access: WorkspaceAccess } & SeenChannel)
  | Refused<"channel_not_found" | "channel_type_not_supported" | "restricted_action" | "team_access_not_granted">;

/**
 * Finds a channel for an administrator, who need not be a member of it: one that a workspace of the organization has,
 * private ones too. Direct and group conversations are refused.
 */
export async function findAdministered(
  id: Id,
  caller: WebapiCaller,
  store: Pick<Store, "channels" | "organizations" | "roles">,
): Promise<FoundAdministered> {
  const unable = await refuseRole(caller, store);
  if (unable !== undefined) return unable;
  const isId = idPatterns.channel.test(id) || idPatterns.dm.test(id);
  const seen = isId ? await store.channels.seenBy(id, caller.user?.id ?? "") : undefined;
  const access = seen === undefined ? undefined : await findWorkspaceAccess(seen.channel, caller, store);
  if (seen === undefined || access === undefined || seen.channel.deleted === true || !isOwn(access)) {
    return refuse("channel_not_found", id, "a channel of the organization");
  }
  const { kind } = seen.channel;
  if (access.kind === "ungranted") {
    return refuse("team_access_not_granted", access.workspaceId, "a workspace that the installation was granted to");
  }
  if (kind === "im" || kind === "mpim") return refuse("channel_type_not_supported", kind, "a channel");
  return { ok: true, ...seen, access };
}

/** Refuses callers whose installer does not manage channels any more. */
export async function refuseRole(
  { token }: WebapiCaller,
  store: Pick<Store, "roles">,
): Promise<Refused<"restricted_action"> | undefined> {
  if (await managesChannels(token, store)) return undefined;
  return refuse("restricted_action", token.installation, "the Channel Management role");
}

function isOwn({ kind }: WorkspaceAccess): boolean {
  return kind === "inside" || kind === "ungranted";
}

/** A channel that another company shares is changed by that company. */
export function refuseForeign(
  { workspaceId }: Channel,
  { own }: WorkspaceAccess,
): Refused<"restricted_action"> | undefined {
  if (own.includes(workspaceId)) return undefined;
  return refuse("restricted_action", workspaceId, "a channel that belongs to the organization");
}

/** Refuses the general channel of a workspace. */
export function refuseGeneral(channel: Channel): Refused<"channel_type_not_supported"> | undefined {
  if (!isGeneral(channel)) return undefined;
  return refuse("channel_type_not_supported", channel.id, "a channel other than the general one");
}

/** Refuses a channel that the organization requires its users to be in. */
export function refuseDefault({ id, mandatory }: Channel): Refused<"default_org_wide_channel"> | undefined {
  return mandatory === true ? refuse("default_org_wide_channel", id, "a channel that is not mandatory") : undefined;
}
