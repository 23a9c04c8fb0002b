import {
  type Canvas,
  type FileSearch,
  type FileShare,
  type FileSlice,
  type FoundFile,
  type Instant,
  type List,
  printTs,
  type SeenCanvases,
  type SeenLists,
  type Sliced,
} from "@rollcall/service/store";
import { parseDocument } from "../statements/document-text.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import { countFiles, selectBytes, selectFiles, selectShares } from "./found-statements.js";
import { selectSeenCanvases, selectSeenLists } from "./seen-documents.js";

/** Finds a page of files, Lists and canvases, and the number of all. */
export async function findFiles(reading: Reading, { offset, limit, ...search }: FileSlice): Promise<Sliced<FoundFile>> {
  const args = toArgs(search);
  const rows = await reading.rows(selectFiles, { ...args, offset, limit });
  const items = rows.map(({ kind, document }) => toFound(kind, document));
  const [first] = rows;
  if (first !== undefined) return { items, total: first.total };
  return { items, total: (await firstRow(reading, countFiles, args))?.total ?? 0 };
}

/** Finds where files are shared. */
export async function findShares(reading: Reading, ids: readonly string[]): Promise<readonly FileShare[]> {
  const rows = await reading.rows(selectShares, { ids });
  return rows.map((row) => ({ fileId: row.file_id, channelId: row.channel_id, ts: printTs(row.ts) }));
}

/** Size of all files of a workspace, in bytes. */
export async function countBytes(reading: Reading, workspaceId: string): Promise<number> {
  return (await firstRow(reading, selectBytes, { workspaceId }))?.bytes ?? 0;
}

/** Finds a page of the Lists that a viewer sees. */
export function findSeenLists(reading: Reading, page: SeenLists): Promise<readonly List[]> {
  const { workspaceId, viewerId, after, limit } = page;
  return allDocuments(reading, selectSeenLists, { workspaceId, viewerId, ...toPlace(after), limit });
}

/** Finds a page of the canvases that a viewer sees. */
export function findSeenCanvases(reading: Reading, page: SeenCanvases): Promise<readonly Canvas[]> {
  const { workspaceId, viewerId, after, limit } = page;
  const viewer = { viewerId, seesPublic: page.seesPublic ? 1 : 0 };
  return allDocuments(reading, selectSeenCanvases, { workspaceId, ...viewer, ...toPlace(after), limit });
}

/** The place where a page begins. Default: at the newest one. */
function toPlace(after: { readonly created: Instant; readonly id: string } | undefined) {
  const { created, id = "" } = after ?? {};
  return { beforeMs: created === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(created), beforeId: id };
}

function toFound(kind: FoundFile["kind"], document: string): FoundFile {
  switch (kind) {
    case "file":
      return { kind, file: parseDocument(document) };
    case "list":
      return { kind, list: parseDocument(document) };
    case "canvas":
      return { kind, canvas: parseDocument(document) };
  }
}

function toArgs({ channelId = "", ownerId = "", kinds, seesPublic, withLists, withCanvases, ...search }: FileSearch) {
  return {
    ...search,
    seesPublic: seesPublic ? 1 : 0,
    withLists: withLists ? 1 : 0,
    withCanvases: withCanvases ? 1 : 0,
    channelId,
    ownerId,
    kinds: kinds === undefined ? "" : ` ${kinds.join(" ")} `,
  };
}
