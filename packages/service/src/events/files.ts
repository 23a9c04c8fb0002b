import { type Canvas, canvases } from "../model/canvas.js";
import { channels } from "../model/channel.js";
import type { Audience, CommitView, EventDraft } from "../model/event-draft.js";
import { type File, files } from "../model/file.js";
import { lists } from "../model/list.js";
import type { PutOf } from "../model/port/document.js";
import type { Id } from "../values/ids.js";
import type { Ts } from "../values/instant.js";
import { conversationAudience, type EventSource, eventTsOf } from "./event-source.js";

type PutFile = PutOf<{ readonly file: typeof files }>;

/** Events of a new, changed or deleted file. */
export const changedFileEvents: EventSource<PutFile> = {
  subscriptions: ["file_created", "file_public", "file_change", "file_deleted"],
  reads: ({ value }) => [{ kind: "document", document: files, key: { id: value.id } }],
  drafts: ({ value: file }, view) => {
    const before = view.before(files, { id: file.id });
    const types = typesOf(file, before);
    return types.map((type) => draftOf(type, file, view));
  },
};

function typesOf(file: File, before: File | undefined): readonly string[] {
  if (file.deleted !== undefined) return before?.deleted === undefined ? ["file_deleted"] : [];
  const isNowPublic = file.isPublic === true && before?.isPublic !== true;
  const opened = isNowPublic ? ["file_public"] : [];
  return before === undefined ? ["file_created", ...opened] : [...opened, ...(isNowPublic ? [] : ["file_change"])];
}

/** The whole workspace receives the end of a file; the rest is for those who see it. */
function draftOf(type: string, file: File, view: CommitView): EventDraft {
  const audience = { subscription: type, workspaceIds: [file.workspaceId] };
  const seers = { fileId: file.id, ...(file.isPublic === true && { isPublic: true }) };
  return {
    type,
    audience: { ...audience, ...(type !== "file_deleted" && seers) },
    facts: { fileId: file.id, userId: view.byId ?? file.ownerId, eventTs: eventTsOf(view) },
  };
}

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

type PutList = PutOf<{ readonly list: typeof lists }>;

/** Events of a new or changed List, which is a file. Every change of its rows puts the List, too. */
export const changedListEvents: EventSource<PutList> = {
  subscriptions: ["file_created", "file_change"],
  reads: ({ value: { id } }) => [{ kind: "document", document: lists, key: { id } }],
  drafts: ({ value: { id, workspaceId, ownerId } }, view) => {
    const type = view.before(lists, { id }) === undefined ? "file_created" : "file_change";
    const facts = { fileId: id, userId: view.byId ?? ownerId, eventTs: eventTsOf(view) };
    return [{ type, audience: { subscription: type, workspaceIds: [workspaceId], fileId: id }, facts }];
  },
};

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
