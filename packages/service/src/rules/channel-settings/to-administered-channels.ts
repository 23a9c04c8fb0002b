import type { AdministeredChannel } from "@rollcall/api/webapi";
import type { FoundByAdmin } from "../../model/channel-search.js";
import { placesOf } from "../../model/placed.js";
import type { Store } from "../../model/service-store.js";
import type { Id } from "../../values/ids.js";
import { secondsOf } from "../../values/instant.js";
import { readTs } from "../../values/message-ts.js";
import { isGeneral } from "../conversations/is-general.js";
import { findOwners, type Owners, sharingOf } from "../conversations/sharing/sharing-of.js";

interface View {
  /** Workspaces of the organization. */
  readonly ownIds: readonly Id[];
  readonly store: Pick<Store, "messages" | "organizations">;
}

/** Writes channels as administrators find them. */
export async function toAdministeredChannels(
  found: readonly FoundByAdmin[],
  { ownIds, store }: View,
): Promise<readonly AdministeredChannel[]> {
  const owners = await findOwners(
    found.map(({ channel }) => channel),
    store,
  );
  return Promise.all(
    found.map(async (one) => {
      const [latest] = await store.messages.latest(one.channel.id, 1);
      return toAdministered(one, { ownIds, owners, lastTs: latest === undefined ? 0 : (readTs(latest.ts) ?? 0) });
    }),
  );
}

interface Facts {
  readonly ownIds: readonly Id[];
  readonly owners: Owners;
  /** Microseconds. */
  readonly lastTs: number;
}

function toAdministered(
  { channel, memberCount }: FoundByAdmin,
  { ownIds, owners, lastTs }: Facts,
): AdministeredChannel {
  const { connectedIds } = sharingOf(channel, owners);
  const internal = placesOf(channel).filter((id) => ownIds.includes(id));
  const isExternal = connectedIds.length > 0;
  const isMandatory = channel.mandatory === true;
  return {
    id: channel.id,
    name: channel.name ?? "",
    purpose: channel.purpose?.value ?? "",
    member_count: channel.archived ? -1 : memberCount,
    created: secondsOf(channel.created),
    creator_id: channel.creatorId ?? "",
    is_private: channel.kind !== "public",
    is_archived: channel.archived,
    is_general: isGeneral(channel),
    last_activity_ts: lastTs,
    is_ext_shared: isExternal,
    is_global_shared: internal.length > 1 && internal.length === ownIds.length,
    is_org_default: isMandatory,
    is_org_mandatory: isMandatory,
    is_org_shared: internal.length > 1,
    is_frozen: false,
    connected_team_ids: [...connectedIds],
    internal_team_ids_count: internal.length,
    internal_team_ids_sample_team: internal[0] ?? channel.workspaceId,
    pending_connected_team_ids: [],
    is_pending_ext_shared: false,
    ...(internal.length > 1 && { internal_team_ids: internal }),
    ...(isExternal && { conversation_host_id: owners.get(channel.workspaceId) ?? channel.workspaceId }),
    context_team_id: channel.workspaceId,
  };
}
