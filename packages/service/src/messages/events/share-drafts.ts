import type { Channel } from "../../channels/channel.js";
import type { CommitView } from "../../events/commit-view.js";
import { conversationAudience } from "../../events/conversation-audience.js";
import type { EventDraft } from "../../events/event-draft.js";
import { eventTsOf } from "../../events/event-time.js";
import type { Message } from "../message.js";

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
