import type { Channel, ChannelText } from "../../model/channel.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";

/** The properties of a new channel. */
interface NewChannel {
  readonly id: Id;
  readonly name: string;
  readonly isPrivate: boolean;
  readonly workspaceId: Id;
  /** Further workspaces that share it. Default: none. */
  readonly sharedWith?: readonly Id[];
  readonly creatorId: Id;
  /** Default: none. */
  readonly purpose?: ChannelText;
  readonly nowMs: number;
}

/** A new channel. It is never the general one, whatever its name. */
export function newChannel(channel: NewChannel): Channel {
  const { id, name, isPrivate, workspaceId, sharedWith = [], creatorId, purpose, nowMs } = channel;
  return {
    id,
    version: 1,
    created: toInstant(nowMs),
    kind: isPrivate ? "private" : "public",
    workspaceId,
    ...(sharedWith.length > 0 && { sharedWith }),
    name,
    creatorId,
    ...(name === "general" && { general: false }),
    ...(purpose !== undefined && { purpose }),
    archived: false,
    postingSuspended: false,
  };
}
