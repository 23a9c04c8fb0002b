import { type Channel, placesOf, typeOf } from "../model/channel.js";
import type {
  ChannelOrder,
  ChannelPosition,
  ChannelSearch,
  ChannelSearchSlice,
  ChannelTrait,
  FoundByAdmin,
} from "../model/channel-store.js";
import { compareText, nameKey } from "../model/port/stored-text.js";
import type { MapState } from "./map-state.js";

/** All channels that an administrator searches for, in any order. */
export function searchedChannels(state: MapState, search: ChannelSearch): readonly FoundByAdmin[] {
  return [...state.documents.channel.values()]
    .filter((channel) => isSearched(channel, search))
    .map((channel) => ({ channel, memberCount: state.channelMembers.get(channel.id)?.size ?? 0 }));
}

/** A page of them. */
export function pageOfSearched(state: MapState, slice: ChannelSearchSlice): readonly FoundByAdmin[] {
  const { order, direction, after, limit } = slice;
  const sign = direction === "ascending" ? 1 : -1;
  return searchedChannels(state, slice)
    .map((found) => ({ found, at: positionOf(found, order) }))
    .filter(({ at }) => after === undefined || sign * compare(at, after) > 0)
    .sort((one, other) => sign * compare(one.at, other.at))
    .slice(0, limit)
    .map(({ found }) => found);
}

function isSearched(channel: Channel, search: ChannelSearch): boolean {
  const { workspaceIds, connectedIds, name, anyOf, withPrivate } = search;
  const type = typeOf(channel);
  if (channel.deleted === true || (type !== "public_channel" && type !== "private_channel")) return false;
  if (type === "private_channel" && !withPrivate) return false;
  const places = placesOf(channel);
  if (!places.some((id) => workspaceIds.includes(id))) return false;
  if (connectedIds.length > 0 && !places.some((id) => connectedIds.includes(id))) return false;
  if (name !== "" && !nameKey(channel.name ?? "").includes(nameKey(name))) return false;
  return anyOf.length === 0 || anyOf.some((trait) => hasTrait(channel, trait, search.ownIds));
}

function hasTrait(channel: Channel, trait: ChannelTrait, ownIds: readonly string[]): boolean {
  const { archived } = channel;
  const places = placesOf(channel);
  const isPrivate = typeOf(channel) === "private_channel";
  const own = places.filter((id) => ownIds.includes(id)).length;
  const isExternal = own < places.length;
  switch (trait) {
    case "archived":
      return archived;
    case "exclude_archived":
      return !archived;
    case "exclude_org_shared":
      return own < 2;
    case "external_shared":
      return isExternal;
    case "external_shared_archived":
      return isExternal && archived;
    case "external_shared_exclude":
      return !isExternal;
    case "external_shared_private":
      return isExternal && isPrivate;
    case "multi_workspace":
      return own > 1;
    case "org_wide":
      return own > 1 && own === ownIds.length;
    case "private":
      return isPrivate;
    case "private_exclude":
      return !isPrivate;
    case "private_exclude_archived":
      return isPrivate && !archived;
  }
}

function positionOf({ channel, memberCount }: FoundByAdmin, order: ChannelOrder): ChannelPosition {
  const { id, name = "", created, archived } = channel;
  switch (order) {
    case "name":
      return { value: nameKey(name), id };
    case "created":
      return { value: created, id };
    case "member_count":
      return { value: archived ? -1 : memberCount, id };
  }
}

function compare(one: ChannelPosition, other: ChannelPosition): number {
  const byValue =
    typeof one.value === "number" ? one.value - Number(other.value) : compareText(one.value, String(other.value));
  return byValue || compareText(one.id, other.id);
}
