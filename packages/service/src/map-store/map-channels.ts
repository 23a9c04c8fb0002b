import { type Channel, isIn, typeOf } from "../model/channel.js";
import type { ChannelReader, ChannelSlice, SeenChannel } from "../model/channel-store.js";
import { compareText, nameKey } from "../model/port/stored-text.js";
import type { Id } from "../values/ids.js";
import { pageOfSearched, searchedChannels } from "./map-channel-search.js";
import { findDm } from "./map-expectations.js";
import type { MapState } from "./map-state.js";

/** Reader of channels in the current state. */
export function createMapChannelReader(now: () => MapState): ChannelReader {
  const named = (name: string) =>
    [...now().documents.channel.values()].filter((it) => it.name !== undefined && nameKey(it.name) === nameKey(name));
  const isMember = (channelId: Id, userId: Id) => now().channelMembers.get(channelId)?.has(userId) === true;
  return {
    get: async (id) => now().documents.channel.get(id),
    seenBy: async (id, userId) => {
      const channel = now().documents.channel.get(id);
      return channel === undefined ? undefined : toSeen(now(), channel, userId);
    },
    byName: async (workspaceId, name) => named(name).find((channel) => isIn(channel, workspaceId)),
    nameTaken: async (name) => named(name).length > 0,
    dm: async (workspaceId, ...userIds) => now().documents.channel.get(findDm(now(), workspaceId, userIds) ?? ""),
    isMember: async (channelId, userId) => isMember(channelId, userId),
    shareChannel: async (one, other) =>
      [...now().channelMembers.values()].some((members) => members.has(one) && members.has(other)),
    find: async (slice, userId) => cut(now(), slice, userId, () => true),
    ofMember: async (slice, userId) => cut(now(), slice, userId, ({ id }) => isMember(id, userId)),
    ofBoth: async (slice, userId, otherId) =>
      cut(now(), slice, userId, ({ id }) => isMember(id, userId) && isMember(id, otherId)),
    search: async (slice) => pageOfSearched(now(), slice),
    countSearched: async (search) => searchedChannels(now(), search).length,
    membersAmong: async (channelId, userIds) => [...new Set(userIds)].filter((userId) => isMember(channelId, userId)),
    members: async (channelId, { from, limit }) =>
      [...(now().channelMembers.get(channelId) ?? [])]
        .map(([userId, { place }]) => ({ userId, place }))
        .filter(({ place }) => place >= from)
        .sort((one, other) => one.place - other.place)
        .slice(0, limit),
  };
}

function cut(
  state: MapState,
  { workspaceId, type, from, limit }: ChannelSlice,
  userId: Id,
  isListed: (channel: Channel) => boolean,
): readonly SeenChannel[] {
  return [...state.documents.channel.values()]
    .filter((channel) => channel.deleted !== true && isIn(channel, workspaceId) && typeOf(channel) === type)
    .filter(({ id }) => compareText(id, from) >= 0)
    .filter(isListed)
    .sort((one, other) => compareText(one.id, other.id))
    .slice(0, limit)
    .map((channel) => toSeen(state, channel, userId));
}

function toSeen({ channelMembers }: MapState, channel: Channel, userId: Id): SeenChannel {
  const members = channelMembers.get(channel.id);
  const member = members?.get(userId);
  const memberCount = members?.size ?? 0;
  if (member === undefined) return { channel, memberCount };
  const { lastReadTs, open } = member;
  return { channel, memberCount, membership: { lastReadTs, open } };
}
