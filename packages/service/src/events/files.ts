import type { CommitView } from "../model/commit-view.js";
import type { EventDraft } from "../model/event-draft.js";
import { type File, files } from "../model/file.js";
import type { PutOf } from "../model/port/document.js";
import type { EventSource } from "./event-source.js";
import { eventTsOf } from "./event-time.js";

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
