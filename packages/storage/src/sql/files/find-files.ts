import {
  type Canvas,
  type FileReader,
  type FileSearch,
  type FileShare,
  type FoundFile,
  type Instant,
  type List,
  printTs,
  type SeenCanvases,
  type SeenLists,
} from "@rollcall/service/store";
import { createReadMemory } from "../statements/document-memory.js";
import { parseDocument } from "../statements/document-statements.js";
import { allDocuments, firstRow, type Reading } from "../statements/reading.js";
import {
  among,
  type Fragment,
  forEachRow,
  indexedBy,
  joined,
  type Marks,
  perDatabase,
  raw,
  sql,
} from "../statements/sql.js";
import { type Statement, statement } from "../statements/statement.js";
import type { Columns } from "../tables.js";
import { canvasIsSeen, listIsSeen, valuesIn } from "./document-is-seen.js";
import { selectSeenCanvases, selectSeenLists } from "./seen-documents.js";

/** Values of a search for files. */
interface Search {
  readonly workspaceId: string;
  readonly viewerId: string;
  /** Empty: in any channel. */
  readonly channelId: string;
  /** Empty: of any owner. */
  readonly ownerId: string;
  readonly fromMs: number;
  readonly toMs: number;
}

type Paged = Search & { readonly offset: number; readonly limit: number; readonly last: number };

/** The conditions that a search has. Searches of the same form have the same statements. */
type Form = Pick<FileSearch, "seesPublic" | "withLists" | "withCanvases" | "kinds"> & {
  readonly isInChannel: boolean;
  readonly isOfOwner: boolean;
};

/** Files, Lists or canvases that are found, in the order of an index: those of all kinds, or of one. */
interface Source {
  readonly kind: FoundFile["kind"];
  /** The table, with its name in conditions. */
  readonly from: Fragment;
  readonly name: string;
  readonly where: Fragment;
}

interface Place {
  readonly kind: FoundFile["kind"];
  readonly id: string;
}

interface Statements {
  /** A page, newest first. */
  readonly page: Statement<Paged, Place>;
  /** Number of all. */
  readonly count: Statement<Search, { readonly total: number }>;
}

const statements = new Map<string, Statements>();

function statementsOf(form: Form): Statements {
  const { seesPublic, withLists, withCanvases, isInChannel, isOfOwner, kinds = ["*"] } = form;
  const name = [seesPublic, withLists, withCanvases, isInChannel, isOfOwner, ...kinds].join();
  const known = statements.get(name) ?? { page: selectPage(form), count: countFound(form) };
  statements.set(name, known);
  return known;
}

/** Reads the sources in turn, no further than the page. */
function selectPage(form: Form): Statement<Paged, Place> {
  return statement((arg) => {
    const each = sourcesOf(form, arg).map(({ kind, name, from, where }) => {
      const row = raw(name);
      return sql`select ${raw(`'${kind}'`)} as kind, ${row}.listed as listed, ${row}.id as id from ${from} where ${where}`;
    });
    const order = sql`order by listed desc, id desc limit`;
    const all = perDatabase({
      sqlite: joined(each, " union all "),
      postgres: joined(each.length === 1 ? each : each.map((one) => sql`(${one} ${order} ${arg.last})`), " union all "),
    });
    return sql`select kind, id from (${all} ${order} ${arg.limit} offset ${arg.offset}) as page`;
  });
}

function countFound(form: Form): Statement<Search, { readonly total: number }> {
  return statement((arg) => {
    const each = sourcesOf(form, arg).map(({ from, where }) => sql`(select count(*) from ${from} where ${where})`);
    return sql`select cast(${joined([0, ...each], " + ")} as bigint) as total`;
  });
}

function sourcesOf(form: Form, arg: Marks<Search>): readonly Source[] {
  const { withLists, withCanvases, kinds, isInChannel, isOfOwner, seesPublic } = form;
  const meant = (name: string) => isMeant(name, form, arg);
  const ofAnyOwner = kinds === undefined ? "files_of_workspace" : "files_of_kind";
  const index = isOfOwner ? "files_of_owner" : ofAnyOwner;
  const inChannel = (condition: Fragment) => (isInChannel ? sql` and ${condition}` : sql``);
  const files = (kind: Fragment): Source => ({
    ...{ kind: "file", name: "f", from: sql`files as f${indexedBy(index)}` },
    where: sql`${meant("f")}${kind}${inChannel(sql`exists (
      select 1 from file_shares s where s.file_id = f.id and s.channel_id = ${arg.channelId}${forEachRow})`)} and ${fileIsSeen(seesPublic, arg)}`,
  });
  const lists: Source = {
    ...{ kind: "list", name: "l", from: sql`lists l` },
    where: sql`${meant("l")}${inChannel(sql`exists (
      select 1 from list_access a where a.list_id = l.id and a.subject_id = ${arg.channelId}${forEachRow})`)} and ${listIsSeen(arg.viewerId)}`,
  };
  const canvases: Source = {
    ...{ kind: "canvas", name: "k", from: sql`canvases k` },
    where: sql`${meant("k")}${inChannel(sql`(k.channel_id = ${arg.channelId}
      or exists (select 1 from ${valuesIn("k.shared_with")} where shared.value = ${arg.channelId}))`)} and ${canvasIsSeen(
      { viewerId: arg.viewerId, seesPublic: seesPublic ? 1 : 0 },
    )}`,
  };
  return [
    ...(kinds === undefined ? [files(sql``)] : kinds.map((kind) => files(sql` and f.kind = ${{ value: kind }}`))),
    ...(withLists ? [lists] : []),
    ...(withCanvases ? [canvases] : []),
  ];
}

/** Conditions of everything that is found, apart from those of the viewer. */
function isMeant(name: string, { isOfOwner }: Form, arg: Marks<Search>): Fragment {
  const table = raw(name);
  return sql`${table}.workspace_id = ${arg.workspaceId} and ${table}.listed is not null
    and ${table}.listed >= ${arg.fromMs} and ${table}.listed <= ${arg.toMs}${
      isOfOwner ? sql` and ${table}.owner_id = ${arg.ownerId}` : sql``
    }`;
}

function fileIsSeen(seesPublic: boolean, arg: Marks<Search>): Fragment {
  const isPublic = sql` or f.is_public = 1 or exists (
        select 1 from file_shares s join channels c on c.id = s.channel_id
        where s.file_id = f.id and c.type = 'public_channel'${forEachRow})`;
  return sql`(f.owner_id = ${arg.viewerId}${seesPublic ? isPublic : sql``}
      or exists (select 1 from file_shares s
        join channel_members m on m.channel_id = s.channel_id and m.user_id = ${arg.viewerId}
        where s.file_id = f.id${forEachRow}))`;
}

/** The instant at which the next stretch of files ends. */
const selectEnd = statement<Pick<Search, "workspaceId" | "fromMs" | "toMs">, { readonly listed: number }>(
  (arg) => sql`select listed from files where workspace_id = ${arg.workspaceId} and listed is not null
    and listed >= ${arg.fromMs} and listed <= ${arg.toMs} order by listed desc limit 1 offset ${filesAtOnce}`,
);

/** Files that are counted at once, so that other calls do not wait long. */
const filesAtOnce = 5_000;

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

/** Creates the function that finds a page of files, Lists and canvases, and the number of all. */
export function createFindFiles(reading: Reading): FileReader["find"] {
  const totals = createReadMemory<number>({ changes: () => changesOf(reading), isSmall: () => true });
  return async ({ offset, limit, ...search }) => {
    const { page, count } = statementsOf(formOf(search));
    const args = toArgs(search);
    const total = (await totals.find(JSON.stringify(search), () => countAll(reading, count, args))) ?? 0;
    const last = Math.min(offset + limit, total);
    if (offset >= last) return { items: [], total };
    const places = await reading.rows(page, { ...args, offset, limit: last - offset, last });
    return { items: await readAll(reading, places), total };
  };
}

/** Tables by which the number of found files changes, apart from channels. */
const tables = ["files", "file_shares", "channel_members", "lists", "list_access", "canvases"];

function changesOf(reading: Reading): number | undefined {
  const [ofChannels, ofOthers] = [reading.documentChangesOf("channels"), reading.changesOf(tables)];
  return ofChannels === undefined || ofOthers === undefined ? undefined : ofChannels + ofOthers;
}

/** Counts in stretches of time, each after other work of the process. */
async function countAll(reading: Reading, count: Statements["count"], args: Search): Promise<number> {
  let [total, toMs] = [0, args.toMs];
  for (;;) {
    const end = await firstRow(reading, selectEnd, { ...args, toMs });
    const fromMs = end?.listed ?? args.fromMs;
    total += (await firstRow(reading, count, { ...args, fromMs, toMs }))?.total ?? 0;
    if (end === undefined) return total;
    toMs = end.listed - 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Documents of a table by ID. */
function selectMany(table: "files" | "lists" | "canvases") {
  return statement<{ readonly ids: readonly string[] }, { readonly document: string }>(
    (arg) => sql`select document from ${raw(table)} where id ${among(arg.ids)}`,
  );
}

const documentsOf: Readonly<Record<FoundFile["kind"], ReturnType<typeof selectMany>>> = {
  file: selectMany("files"),
  list: selectMany("lists"),
  canvas: selectMany("canvases"),
};

async function readAll(reading: Reading, places: readonly Place[]): Promise<readonly FoundFile[]> {
  const byKind = [...Map.groupBy(places, ({ kind }) => kind)];
  const found = await Promise.all(
    byKind.map(async ([kind, each]) => {
      const texts = await reading.texts(documentsOf[kind], { ids: each.map(({ id }) => id) });
      return texts.map((text) => toFound(kind, text));
    }),
  );
  const byId = new Map(found.flat().map((each) => [idOf(each), each]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
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

function idOf(found: FoundFile): string {
  switch (found.kind) {
    case "file":
      return found.file.id;
    case "list":
      return found.list.id;
    case "canvas":
      return found.canvas.id;
  }
}

function formOf({ seesPublic, withLists, withCanvases, kinds, channelId = "", ownerId = "" }: FileSearch): Form {
  const common = { seesPublic, withLists, withCanvases, isInChannel: channelId !== "", isOfOwner: ownerId !== "" };
  return { ...common, ...(kinds !== undefined && { kinds: [...new Set(kinds)].toSorted() }) };
}

function toArgs({ workspaceId, viewerId, channelId = "", ownerId = "", fromMs, toMs }: FileSearch): Search {
  return { workspaceId, viewerId, channelId, ownerId, fromMs, toMs };
}
