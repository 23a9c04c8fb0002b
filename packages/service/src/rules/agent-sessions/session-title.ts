import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Batch } from "../../model/store.js";
import { toChannelName } from "../../values/names.js";

/**
 * Names a session channel after the title of its session. A name that another channel or a user has makes the commit
 * fail. Any other channel keeps its name.
 * @returns undefined if no name can be made of the title
 */
export function nameChannel(channel: Channel, title: string): Batch | undefined {
  if (channel.kind !== "session") return unchanged;
  const name = toChannelName(title);
  if (name === undefined) return undefined;
  if (name === channel.name) return unchanged;
  const { id, version, workspaceId } = channel;
  return {
    expect: [
      { kind: "version", document: "channel", key: { id }, version },
      { kind: "freeChannelName", workspaceId, name, except: id },
    ],
    writes: [{ kind: "put", document: "channel", value: { ...channel, version: version + 1, name } }],
  };
}

const unchanged: Batch = { expect: [], writes: [] };

/** Gives the message that begins a thread with an assistant a new title. Other messages show none. */
export function renameRoot(root: Message | undefined, title: string): Batch {
  if (root?.assistantThread === undefined) return { expect: [], writes: [] };
  return { expect: [messageVersion(root)], writes: [changeMessage({ ...root, assistantThread: { title } })] };
}
