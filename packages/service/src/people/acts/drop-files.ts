import type { Ts } from "../../values/message-ts.js";
import type { Person } from "../act.js";
import { type DroppedFile, uploadFiles } from "./upload-files.js";

/** A message with files. */
interface Dropped {
  readonly channelId: string;
  /** May be empty. */
  readonly text: string;
  readonly thread?: Ts;
  readonly files: readonly DroppedFile[];
}

/** Uploads files, and posts them in one message, as a client does. */
export async function dropFiles({ channelId, text, thread, files }: Dropped, person: Person) {
  const uploads = await uploadFiles(files, person);
  if (!uploads.ok) return uploads;
  const completed = await person.call("files.completeUploadExternal", {
    files: uploads.uploaded,
    channel_id: channelId,
    ...(text !== "" && { initial_comment: text }),
    ...(thread !== undefined && { thread_ts: thread }),
  });
  if (!completed.ok) return completed;
  const { public: open = {}, private: closed = {} } = completed.files[0]?.shares ?? {};
  const ts = [...Object.values(open), ...Object.values(closed)].flat()[0]?.ts ?? "";
  const shown = await person.call("reactions.get", { channel: channelId, timestamp: ts });
  if (!shown.ok) return shown;
  const { message = { type: "message", ts, text } } = shown;
  return { ok: true as const, channel: channelId, ts, message: { ...message } };
}
