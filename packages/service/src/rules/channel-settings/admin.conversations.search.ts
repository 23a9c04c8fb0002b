import type { AdminConversationsSearchArguments, AdministeredChannel, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { placesOf } from "../../model/channel.js";
import type { ChannelOrder, ChannelPosition, ChannelSearch, FoundByAdmin } from "../../model/channel-store.js";
import type { Workspace } from "../../model/organization.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { readTs, secondsOf } from "../../values/instant.js";
import { nameKey } from "../../values/text.js";
import { refuse } from "../administration/find-administered.js";
import { createFindTeam } from "../administration/find-team.js";
import { findOwners, type Owners, sharingOf } from "../conversations/sharing/sharing-of.js";
import { isGeneral } from "../conversations/to-conversation.js";
import { isForeignWorkspace, isGranted } from "../directory/reach.js";
import { isPrimaryOwner } from "../directory/user.js";

type Sent = AdminConversationsSearchArguments;
type Outcome = MethodOutcome<Methods["admin.conversations.search"]>;
type Refusal = Extract<Outcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const findTeam = createFindTeam(refuse, { foreign: "team_not_found" });

const defaultSize = 10;

/** Searches the channels of the organization. */
export function createSearchChannels({ store }: { readonly store: Store }) {
  return async (sent: Sent, { caller }: Context): Promise<Outcome> => {
    const read = await readSearch(sent, caller, store);
    if (!read.ok) return read;
    const { search } = read;
    const { cursor = "", limit = defaultSize, sort = "member_count", sort_dir: direction = "desc" } = sent;
    const order: ChannelOrder = sort === "relevant" ? "member_count" : sort;
    const list = ["admin.conversations.search", search, order, direction];
    const after = cursor === "" ? undefined : readPosition(readCursor(list, cursor), order);
    if (cursor !== "" && after === undefined) return refuse("invalid_cursor", cursor, "a cursor of this search");
    if (sent.total_count_only === true) {
      const total = await store.channels.countSearched(search);
      return { ok: true, conversations: [], next_cursor: "", total_count: total };
    }
    const { items: found, total } = await store.channels.search({
      ...search,
      order,
      direction: direction === "asc" ? "ascending" : "descending",
      ...(after !== undefined && { after }),
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return {
      ok: true,
      conversations: await toAdministeredChannels(page, { ownIds: search.ownIds, store }),
      next_cursor: last === undefined ? "" : printCursor(list, placeOf(last, order)),
      total_count: total,
    };
  };
}

type ReadSearch = { readonly ok: true; readonly search: ChannelSearch } | Refusal;

async function readSearch(sent: Sent, caller: WebapiCaller, store: Store): Promise<ReadSearch> {
  const { team_ids: teamIds = [], connected_team_ids: connectedIds = [], query = "" } = sent;
  const anyOf = sent.search_channel_types ?? [];
  const withPrivate = isPrimaryOwner(caller.user?.organizationRole);
  const wanted = anyOf.find((trait) => privateTraits.has(trait));
  if (wanted !== undefined && !withPrivate) return refuse("not_allowed", wanted, "the primary owner");
  for (const id of teamIds) {
    const found = await findTeam(id, caller, store);
    if (!found.ok) return found;
  }
  const all = (await store.organizations.workspaces()).filter(({ deleted }) => !deleted);
  const isOther = (one: Workspace) => isForeignWorkspace(one, caller);
  const stranger = connectedIds.find((id) => !all.some((one) => one.id === id && isOther(one)));
  if (stranger !== undefined) {
    return refuse("external_team_not_connected_to_this_org", stranger, "the workspace of another company");
  }
  const ownIds = all.flatMap((one) => (isOther(one) ? [] : [one.id]));
  const covered = ownIds.filter((id) => isGranted(caller.token, id));
  const workspaceIds = teamIds.length === 0 ? covered : [...new Set(teamIds)];
  return { ok: true, search: { workspaceIds, ownIds, connectedIds, name: query.trim(), anyOf, withPrivate } };
}

const privateTraits: ReadonlySet<string> = new Set(["external_shared_private", "private", "private_exclude_archived"]);

function placeOf({ channel, memberCount }: FoundByAdmin, order: ChannelOrder): readonly string[] {
  const { id, name = "", created, archived } = channel;
  switch (order) {
    case "name":
      return [nameKey(name), id];
    case "created":
      return [created, id];
    case "member_count":
      return [String(archived ? -1 : memberCount), id];
  }
}

function readPosition(place: readonly string[] | undefined, order: ChannelOrder): ChannelPosition | undefined {
  if (place === undefined) return undefined;
  const [value = "", id = ""] = place;
  return { value: order === "member_count" ? Number(value) : value, id };
}

interface View {
  /** Workspaces of the organization. */
  readonly ownIds: readonly Id[];
  readonly store: Pick<Store, "messages" | "organizations">;
}

/** Writes channels as administrators find them. */
async function toAdministeredChannels(
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
