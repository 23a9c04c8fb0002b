import { channels } from "../channels/channel.js";
import { conversationAudience } from "../events/conversation-audience.js";
import type { EventSource } from "../events/event-source.js";
import { eventTsOf } from "../events/event-time.js";
import type { PutOf } from "../store/document.js";
import { canvases } from "./canvas.js";

type PutCanvas = PutOf<{ readonly canvas: typeof canvases }>;

/** Events of a new or deleted canvas, which is a file. */
export const changedCanvasEvents: EventSource<PutCanvas> = {
  subscriptions: ["file_created", "file_deleted"],
  reads: ({ value: { id, channelId } }) => [
    { kind: "document", document: canvases, key: { id } },
    ...(channelId === undefined ? [] : [{ kind: "document", document: channels, key: { id: channelId } } as const]),
  ],
  drafts: ({ value: { id, workspaceId, ownerId, channelId, deleted } }, view) => {
    const before = view.before(canvases, { id });
    const facts = { fileId: id, userId: view.byId ?? ownerId, eventTs: eventTsOf(view) };
    const audience = { workspaceIds: [workspaceId] };
    if (deleted !== undefined && before?.deleted === undefined) {
      return [{ type: "file_deleted", audience: { ...audience, subscription: "file_deleted" }, facts }];
    }
    if (before !== undefined) return [];
    const channel = channelId === undefined ? undefined : view.channel(channelId);
    const seen =
      channel === undefined
        ? { ...audience, subscription: "file_created", userId: ownerId }
        : conversationAudience(channel, "file_created");
    return [{ type: "file_created", audience: seen, facts }];
  },
};
