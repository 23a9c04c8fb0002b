import type { Id } from "../values/ids.js";
import type { Ts } from "../values/message-ts.js";

interface FileFacts {
  readonly fileId: Id;
  readonly userId: Id;
  readonly eventTs: Ts;
}

/** Writes the events of a file and a user. */
export function writeFileEvent(type: "file_created" | "file_public") {
  return async ({ fileId, userId, eventTs }: FileFacts): Promise<object> => ({
    type,
    file_id: fileId,
    user_id: userId,
    file: { id: fileId },
    event_ts: eventTs,
  });
}

/** Writes the events of a file and a conversation. */
export function writeShareEvent(type: "file_shared" | "file_unshared") {
  return async ({ fileId, userId, channelId, eventTs }: FileFacts & { readonly channelId: Id }): Promise<object> => ({
    type,
    file_id: fileId,
    user_id: userId,
    file: { id: fileId },
    channel_id: channelId,
    event_ts: eventTs,
  });
}

/** Writes `file_change`. */
export async function writeFileChange({ fileId }: FileFacts): Promise<object> {
  return { type: "file_change", file_id: fileId, file: { id: fileId } };
}

/** Writes `file_deleted`. */
export async function writeFileDeleted({ fileId, eventTs }: FileFacts): Promise<object> {
  return { type: "file_deleted", file_id: fileId, event_ts: eventTs };
}
