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
import { parseDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import { among, type Fragment, type Marks, position, raw, sql } from "../statements/sql.js";
import { statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { canvasIsSeen, listIsSeen, valuesIn } from "./document-is-seen.js";
import { selectSeenCanvases, selectSeenLists } from "./seen-documents.js";

/** Conditions of a search for files. Empty texts are no conditions. */
interface Search {
  readonly workspaceId: string;
  readonly viewerId: string;
  /** 1 if the viewer sees public channels. */
  readonly seesPublic: number;
  readonly channelId: string;
  readonly ownerId: string;
  /** Words with spaces around each. */
  readonly kinds: string;
  /** 1 if Lists are found. */
  readonly withLists: number;
  /** 1 if canvases are found. */
  readonly withCanvases: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A page of the files, Lists and canvases that a viewer sees, each with the number of all. */
export const selectFiles = statement<
  Search & { readonly offset: number; readonly limit: number },
  { readonly kind: "file" | "list" | "canvas"; readonly document: string; readonly total: number }
>(
  (arg) => sql`select found.kind, found.document, cast(count(*) over () as bigint) as total
    from (${allFound(arg)}) as found order by found.listed desc, found.id desc
    limit ${arg.limit} offset ${arg.offset}`,
);

/** Number of the files that a viewer sees. */
export const countFiles = statement<Search, { readonly total: number }>(
  (arg) => sql`select cast(count(*) as bigint) as total from (${allFound(arg)}) as found`,
);

function allFound(arg: Marks<Search>): Fragment {
  const select = (kind: string, table: string) =>
    raw(`select '${kind}' as kind, ${table}.document, ${table}.listed, ${table}.id`);
  return sql`${select("file", "f")} from files f where ${isFound(arg)}
    union all ${select("list", "l")} from lists l where cast(${arg.withLists} as integer) = 1
    and ${isMeant("l", arg)} and (cast(${arg.channelId} as text) = '' or exists (
      select 1 from list_access a where a.list_id = l.id and a.subject_id = ${arg.channelId}))
    and ${listIsSeen(arg.viewerId)}
    union all ${select("canvas", "k")} from canvases k where cast(${arg.withCanvases} as integer) = 1
    and ${isMeant("k", arg)} and (cast(${arg.channelId} as text) = '' or k.channel_id = ${arg.channelId}
      or exists (select 1 from ${valuesIn("k.shared_with")} where shared.value = ${arg.channelId}))
    and ${canvasIsSeen(arg)}`;
}

/** Conditions of everything that is found, apart from those of the viewer. */
function isMeant(name: string, arg: Marks<Search>): Fragment {
  const table = raw(name);
  return sql`${table}.workspace_id = ${arg.workspaceId} and ${table}.listed is not null
    and ${table}.listed >= ${arg.fromMs} and ${table}.listed <= ${arg.toMs}
    and (cast(${arg.ownerId} as text) = '' or ${table}.owner_id = ${arg.ownerId})`;
}

function isFound(arg: Marks<Search>): Fragment {
  return sql`${isMeant("f", arg)}
    and (cast(${arg.kinds} as text) = '' or ${position}(cast(${arg.kinds} as text), ' ' || f.kind || ' ') > 0)
    and (cast(${arg.channelId} as text) = '' or exists (
      select 1 from file_shares s where s.file_id = f.id and s.channel_id = ${arg.channelId}))
    and (f.owner_id = ${arg.viewerId}
      or (cast(${arg.seesPublic} as integer) = 1 and (f.is_public = 1 or exists (
        select 1 from file_shares s join channels c on c.id = s.channel_id
        where s.file_id = f.id and c.type = 'public_channel')))
      or exists (select 1 from file_shares s
        join channel_members m on m.channel_id = s.channel_id and m.user_id = ${arg.viewerId}
        where s.file_id = f.id))`;
}

/** The places where files are shared. */
export const selectShares = statement<
  { readonly ids: readonly string[] },
  Columns<"file_shares", "file_id" | "channel_id" | "ts">
>(
  (arg) => sql`select file_id, channel_id, ts from file_shares where file_id ${among(arg.ids)}
    order by file_id, channel_id, ts`,
);

/** Size of all files of a workspace. */
export const selectBytes = statement<{ readonly workspaceId: string }, { readonly bytes: number }>(
  (arg) => sql`select cast(coalesce(sum(size), 0) as bigint) as bytes from files
    where workspace_id = ${arg.workspaceId} and listed is not null`,
);

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
