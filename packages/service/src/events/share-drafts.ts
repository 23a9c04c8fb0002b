import type { Channel } from "../model/channel.js";
import type { CommitView } from "../model/commit-view.js";
import type { EventDraft } from "../model/event-draft.js";
import type { Message } from "../model/message.js";
import { conversationAudience } from "./conversation-audience.js";
import { eventTsOf } from "./event-time.js";

/** Events of the files that a message shares, and of those that it no longer shares. */
export function shareDrafts(
  channel: Channel,
  { message, before }: { readonly message?: Message | undefined; readonly before?: Message },
  view: CommitView,
): readonly EventDraft[] {
  const was = before?.fileIds ?? [];
  const is = message === undefined || message.deleted === true ? [] : (message.fileIds ?? []);
  const draft = (type: string) => (fileId: string) => ({
    type,
    audience: conversationAudience(channel, type),
    facts: {
      fileId,
      userId: view.byId ?? message?.userId ?? message?.authorId ?? "",
      channelId: channel.id,
      eventTs: eventTsOf(view),
    },
  });
  return [
    ...is.filter((id) => !was.includes(id)).map(draft("file_shared")),
    ...was.filter((id) => !is.includes(id)).map(draft("file_unshared")),
  ];
}
