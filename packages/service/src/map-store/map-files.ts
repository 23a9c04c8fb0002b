import type { File, FileReader, FileSearch, FileShare, FoundFile } from "../model/file.js";
import { compareText } from "../model/port/stored-text.js";
import type { Id } from "../values/ids.js";
import { millisecondsOf } from "../values/instant.js";
import { seesCanvas, seesList } from "./map-seen-documents.js";
import type { MapState } from "./map-state.js";

/** Reader of files. */
export function createMapFileReader(now: () => MapState): FileReader {
  return {
    get: async (id) => now().documents.file.get(id),
    getMany: async (ids) => ids.flatMap((id) => now().documents.file.get(id) ?? []),
    find: async (slice) => {
      const found = findAll(slice, now()).toSorted((one, other) => newestFirst(documentOf(one), documentOf(other)));
      return { items: found.slice(slice.offset, slice.offset + slice.limit), total: found.length };
    },
    sharesOf: async (ids) => [...new Set(ids)].sort(compareText).flatMap((id) => sharesOf(id, now())),
    bytesIn: async (workspaceId) =>
      [...now().documents.file.values()]
        .filter((file) => file.workspaceId === workspaceId && file.deleted === undefined)
        .reduce((sum, { size }) => sum + size, 0),
    usedContents: async (hashes) => {
      const { file, fileUpload } = now().documents;
      const used = [
        ...[...file.values()].map(({ content }) => content),
        ...[...fileUpload.values()].map(({ arrived }) => arrived?.hash),
      ];
      return new Set(hashes.filter((hash) => used.includes(hash)));
    },
  };
}

function findAll(search: FileSearch, state: MapState): readonly FoundFile[] {
  const { file, list, canvas } = state.documents;
  const files = [...file.values()].filter((each) => isFound(each, search, state));
  const lists = [...list.values()].filter((each) => {
    const channelIds = [...(state.listAccess.get(each.id)?.values() ?? [])].map(({ subject }) => subject.id);
    return search.withLists && isMeant(each, channelIds, search) && seesList(each, search, state);
  });
  const canvases = [...canvas.values()].filter((each) => {
    const channelIds = [each.channelId, ...each.access.map(({ subject }) => subject.id)];
    return search.withCanvases && isMeant(each, channelIds, search) && seesCanvas(each, search, state);
  });
  return [
    ...files.map((each) => ({ kind: "file" as const, file: each })),
    ...lists.map((each) => ({ kind: "list" as const, list: each })),
    ...canvases.map((each) => ({ kind: "canvas" as const, canvas: each })),
  ];
}

function documentOf(found: FoundFile) {
  switch (found.kind) {
    case "file":
      return found.file;
    case "list":
      return found.list;
    case "canvas":
      return found.canvas;
  }
}

/** Whether a List or a canvas meets the conditions that do not depend on the viewer. */
function isMeant(
  document: Pick<File, "workspaceId" | "ownerId" | "created">,
  sharedWith: readonly (Id | undefined)[],
  { workspaceId, channelId, ownerId, fromMs, toMs }: FileSearch,
): boolean {
  const createdMs = millisecondsOf(document.created);
  return (
    document.workspaceId === workspaceId &&
    createdMs >= fromMs &&
    createdMs <= toMs &&
    (ownerId === undefined || document.ownerId === ownerId) &&
    (channelId === undefined || sharedWith.includes(channelId))
  );
}

function isFound(file: File, search: FileSearch, state: MapState): boolean {
  const { channelId, ownerId, kinds, fromMs, toMs } = search;
  const createdMs = millisecondsOf(file.created);
  return (
    file.workspaceId === search.workspaceId &&
    file.deleted === undefined &&
    createdMs >= fromMs &&
    createdMs <= toMs &&
    (ownerId === undefined || file.ownerId === ownerId) &&
    (kinds === undefined || kinds.includes(file.kind ?? "other")) &&
    (channelId === undefined || sharesOf(file.id, state).some((share) => share.channelId === channelId)) &&
    isSeen(file, search, state)
  );
}

function isSeen(file: File, { viewerId, seesPublic }: FileSearch, state: MapState): boolean {
  if (file.ownerId === viewerId || (seesPublic && file.isPublic === true)) return true;
  return sharesOf(file.id, state).some(({ channelId }) => {
    const isPublic = state.documents.channel.get(channelId)?.kind === "public";
    return (seesPublic && isPublic) || state.channelMembers.get(channelId)?.has(viewerId) === true;
  });
}

/** The places where a file is shared, by channel and time. */
export function sharesOf(fileId: Id, { documents }: MapState): readonly FileShare[] {
  return [...documents.message.values()]
    .filter(({ fileIds, deleted }) => deleted !== true && fileIds?.includes(fileId) === true)
    .map(({ channelId, ts }) => ({ fileId, channelId, ts }))
    .sort((one, other) => compareText(one.channelId, other.channelId) || compareText(one.ts, other.ts));
}

/** Order of what was created. */
export function newestFirst(one: Pick<File, "created" | "id">, other: Pick<File, "created" | "id">): number {
  return compareText(other.created, one.created) || compareText(other.id, one.id);
}
