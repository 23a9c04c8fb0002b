import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import type { Batch } from "../../model/service-store.js";

/** Gives the message that begins a thread with an assistant a new title. Other messages show none. */
export function renameRoot(root: Message | undefined, title: string): Batch {
  if (root?.assistantThread === undefined) return { expect: [], writes: [] };
  return { expect: [messageVersion(root)], writes: [changeMessage({ ...root, assistantThread: { title } })] };
}
