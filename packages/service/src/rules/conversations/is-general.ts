import type { Channel } from "../../model/channel.js";

/** Whether a channel is its workspace's general channel. */
export function isGeneral({ kind, name, general }: Pick<Channel, "kind" | "name" | "general">): boolean {
  return general ?? (kind === "public" && name === "general");
}
