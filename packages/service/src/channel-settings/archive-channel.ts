import type { Channel } from "../channels/channel.js";
import { type Act, type ChannelChange, changeChannel } from "./change-channel.js";

/** Archives a channel, and tells its members, who stay members. */
export function archiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: true }, { ...act, event: { kind: "archive" } });
}

/** Restores an archived channel, and tells its members. */
export function unarchiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: false }, { ...act, event: { kind: "unarchive" } });
}
