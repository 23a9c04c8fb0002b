import type { Message } from "../../../model/message.js";
import { isStreaming } from "../../../model/message-stream.js";
import type { Workspace } from "../../../model/organization.js";
import type { User } from "../../../model/user.js";
import type { Refused } from "../../../store/refusal.js";
import { readTs } from "../../../values/message-ts.js";
import { refuse } from "./refusal.js";

/** Subtypes of messages that their authors may change. */
const editable = new Set(["me_message", "thread_broadcast", "file_share"]);

/** Refuses to let a user or a bot change a message: one of another author, one that is streamed, or one too old. */
export function refuseEdit(
  { userId, subtype, ts, stream }: Message,
  { actor, home, nowMs }: { readonly actor: User; readonly home: Workspace; readonly nowMs: number },
): Refused<"cant_update_message" | "edit_window_closed" | "streaming_state_conflict"> | undefined {
  if (userId !== actor.id) return refuse("cant_update_message", userId, "a message of the caller");
  if (subtype !== undefined && !editable.has(subtype)) {
    return refuse("cant_update_message", subtype, "a message that the caller wrote");
  }
  if (isStreaming(stream, nowMs)) return refuse("streaming_state_conflict", ts, "a message that is not being streamed");
  const { messageEditMinutes: minutes } = home;
  if (actor.kind === "bot" || minutes === undefined) return undefined;
  const isOpen = minutes > 0 && nowMs * 1000 <= (readTs(ts) ?? 0) + minutes * 60_000_000;
  return isOpen ? undefined : refuse("edit_window_closed", ts, `a message of the last ${minutes} minutes`);
}
