import { type Canvas, canvases } from "../model/canvas.js";
import { channels } from "../model/channel.js";
import type { CommitView } from "../model/commit-view.js";
import type { Audience } from "../model/event-draft.js";
import type { PutOf } from "../model/port/document.js";
import { conversationAudience } from "./conversation-audience.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

type PutCanvas = PutOf<{ readonly canvas: typeof canvases }>;

/** Events of a new, changed or deleted canvas, which is a file. */
export const changedCanvasEvents: EventSource<PutCanvas> = {
  subscriptions: ["file_created", "file_change", "file_deleted"],
  reads: ({ value: { id, channelId } }) => [
    { kind: "document", document: canvases, key: { id } },
    ...(channelId === undefined ? [] : [{ kind: "document", document: channels, key: { id: channelId } } as const]),
  ],
  drafts: ({ value: canvas }, view) => {
    const { id, ownerId } = canvas;
    const type = typeOf(canvas, view.before(canvases, { id }));
    const facts = { fileId: id, userId: view.byId ?? ownerId, eventTs: eventTsOf(view) };
    return type === undefined ? [] : [{ type, audience: audienceOf(type, canvas, view), facts }];
  },
};

function typeOf({ deleted }: Canvas, before: Canvas | undefined) {
  if (deleted !== undefined) return before?.deleted === undefined ? "file_deleted" : undefined;
  return before === undefined ? "file_created" : "file_change";
}

/** The whole workspace receives the end of a canvas; the rest is for those who see it. */
function audienceOf(type: string, { id, workspaceId, ownerId, channelId }: Canvas, view: CommitView): Audience {
  const audience = { subscription: type, workspaceIds: [workspaceId] };
  if (type === "file_deleted") return audience;
  const channel = channelId === undefined ? undefined : view.channel(channelId);
  if (type === "file_change") return { ...audience, fileId: id, ...(channel?.kind === "public" && { isPublic: true }) };
  return channel === undefined ? { ...audience, userId: ownerId } : conversationAudience(channel, type);
}
