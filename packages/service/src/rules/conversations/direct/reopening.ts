import type { Channel } from "../../../model/channel.js";
import type { ChannelWrite } from "../../../model/channel-store.js";

/** Writes with which a new message shows a direct or group conversation again to members who closed it. */
export function reopening({ id: channelId, kind }: Pick<Channel, "id" | "kind">): readonly ChannelWrite[] {
  return kind === "im" || kind === "mpim" ? [{ kind: "openForMembers", channelId }] : [];
}
