import type { Channel } from "../../model/channel.js";
import { type Act, type ChannelChange, changeChannel } from "./change-channel.js";

/** Archives a channel and posts a message about it. Its members stay members. */
export function archiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: true }, { ...act, event: { kind: "archive" } });
}

/** Restores an archived channel and posts a message about it. */
export function unarchiveChannel(channel: Channel, act: Omit<Act, "event">): ChannelChange {
  return changeChannel(channel, { archived: false }, { ...act, event: { kind: "unarchive" } });
}
