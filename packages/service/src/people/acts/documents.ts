import type { Canvas } from "../../model/canvas.js";
import type { File } from "../../model/file.js";
import type { List } from "../../model/list.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { Chunks } from "../../model/port/contents.js";
import { printRuns } from "../../model/section-run.js";
import { listSections } from "../../rules/canvases/markdown/sections.js";
import { canvasLevel } from "../../rules/canvases/see-canvas.js";
import { rowsAsCsv } from "../../rules/lists/exports/open-list-file.js";
import { printCsv } from "../../rules/lists/exports/print-list.js";
import type { Id } from "../../values/ids.js";
import { cannot, type Person } from "../act.js";

/** Which files, Lists or canvases to look at. */
interface Look {
  readonly kind: "file" | "list" | "canvas";
  /** The place where the page begins. Default: at the newest one. */
  readonly cursor?: string;
  readonly limit?: number;
}

/** A page of the files, Lists or canvases that the person sees, newest first. */
export async function seeDocuments({ kind, cursor = "", limit = 100 }: Look, person: Person) {
  const { caller, store, user } = person;
  if (kind === "file") return seeFiles({ cursor, limit }, person);
  const workspaceId = caller.workspace.id;
  const pages = ["people.seeDocuments", kind, workspaceId];
  const [created, id] = cursor === "" ? [] : (readCursor(pages, cursor) ?? []);
  if (cursor !== "" && (created === undefined || id === undefined)) {
    return cannot(`${JSON.stringify(cursor)} is no cursor of these documents.`);
  }
  const after = created === undefined || id === undefined ? {} : { after: { created, id } };
  const page = { workspaceId, viewerId: user.id, ...after, limit: limit + 1 };
  const found =
    kind === "list"
      ? (await store.lists.findSeen(page)).map(fromList)
      : (await store.canvases.findSeen({ ...page, seesPublic: user.guest === undefined })).map(fromCanvas);
  const documents = found.slice(0, limit);
  const last = found.length > limit ? documents.at(-1) : undefined;
  return {
    ok: true as const,
    documents,
    ...(last !== undefined && { next_cursor: printCursor(pages, [last.created, last.id]) }),
  };
}

/** A page of the uploaded files. Its cursor is the number of those before it, as in the pages of `files.list`. */
async function seeFiles({ cursor, limit }: Required<Omit<Look, "kind">>, { caller, store, user }: Person) {
  const workspaceId = caller.workspace.id;
  const pages = ["people.seeDocuments", "file", workspaceId];
  const offset = cursor === "" ? 0 : Number(readCursor(pages, cursor)?.[0]);
  if (!Number.isSafeInteger(offset)) return cannot(`${JSON.stringify(cursor)} is no cursor of these documents.`);
  const { items, total } = await store.files.find({
    workspaceId,
    viewerId: user.id,
    seesPublic: user.guest === undefined,
    withLists: false,
    withCanvases: false,
    fromMs: 0,
    toMs: Number.MAX_SAFE_INTEGER,
    offset,
    limit,
  });
  const documents = items.flatMap((found) => (found.kind === "file" ? [fromFile(found.file)] : []));
  const next = offset + items.length;
  return {
    ok: true as const,
    documents,
    ...(next < total && { next_cursor: printCursor(pages, [String(next)]) }),
  };
}

function fromFile({ id, name, title, ownerId, created }: File) {
  return { id, title: title ?? name, owner: ownerId, created };
}

function fromList({ id, name, ownerId, created, channelId }: List) {
  return { id, title: name, owner: ownerId, created, ...(channelId !== undefined && { channel: channelId }) };
}

function fromCanvas({ id, title, ownerId, created, channelId }: Canvas) {
  return { id, title, owner: ownerId, created, ...(channelId !== undefined && { channel: channelId }) };
}

/** Which rows of a List to look at. */
interface RowLook {
  readonly list: Id;
  readonly archived?: boolean;
  readonly cursor?: string;
  readonly limit?: number;
}

/** A List with a page of its rows, and with whom it is shared. */
export async function seeList({ list: id, archived, cursor, limit }: RowLook, { call, store }: Person) {
  if ((await store.lists.get(id)) === undefined) return cannot(`There is no List ${JSON.stringify(id)}.`);
  const info = await call("files.info", { file: id });
  if (!info.ok) return info;
  const rows = await call("svcLists.items.list", {
    list_id: id,
    ...(archived !== undefined && { archived }),
    ...(cursor !== undefined && { cursor }),
    ...(limit !== undefined && { limit }),
  });
  if (!rows.ok) return rows;
  const next = rows.response_metadata?.next_cursor ?? "";
  return {
    ok: true as const,
    list: { ...info.file },
    items: rows.items.map((item) => ({ ...item })),
    access: (await store.lists.accessOf(id)).map(toAccess),
    ...(next !== "" && { next_cursor: next }),
  };
}

/** A canvas with its text, and with whom it is shared. */
export async function seeCanvas({ canvas: id }: { readonly canvas: Id }, { call, store, user }: Person) {
  const canvas = await store.canvases.get(id);
  if (canvas === undefined) return cannot(`There is no canvas ${JSON.stringify(id)}.`);
  const info = await call("files.info", { file: id });
  if (!info.ok) return info;
  const shared = await canvasLevel(canvas, { user, isOutside: false }, store);
  const level: "read" | "write" | "owner" = canvas.ownerId === user.id ? "owner" : (shared ?? "read");
  const { sections, access, channelId } = canvas;
  return {
    ok: true as const,
    canvas: { ...info.file },
    level,
    markdown: printRuns(sections),
    sections: listSections(sections),
    access: access.map(toAccess),
    ...(channelId !== undefined && { channel: channelId }),
  };
}

function toAccess({ subject: { kind, id }, level }: Canvas["access"][number]) {
  return { kind, id, level };
}

/** Most bytes of a file that one look returns. */
const maxSeenBytes = 16 * 1024 * 1024;

/** Which file to look at, and whether to read it. */
interface FileLook {
  readonly file: string;
  readonly bytes?: boolean;
}

/** A file with its bytes, as the person opens or downloads it. A List is CSV, a canvas Markdown. */
export async function seeFile({ file: id, bytes = true }: FileLook, { call, clock, ...person }: Person) {
  const { store } = person;
  const info = await call("files.info", { file: id });
  if (!info.ok) return info;
  const file = { ...info.file };
  if (!bytes) {
    const { name: named = "", mimetype: type = "", size: length = 0 } = info.file;
    return { ok: true as const, file, name: named, mimetype: type, size: length, base64: "" };
  }
  const document = await readDocument(id, { ...person, nowMs: clock.now().getTime() });
  if (document !== undefined) return { ok: true as const, file, ...document };
  const { content, name, mimetype, size } = (await store.files.get(id)) ?? {};
  if (size !== undefined && size > maxSeenBytes) {
    return cannot(`${name} has ${size} bytes, and people.seeFile returns at most ${maxSeenBytes}.`);
  }
  const chunks = content === undefined ? undefined : await store.contents.read(content);
  if (chunks === undefined || name === undefined || mimetype === undefined || size === undefined) {
    return cannot(`${id} has no bytes on this server.`);
  }
  return { ok: true as const, file, name, mimetype, size, base64: await toBase64(chunks) };
}

/** The user who reads a List or a canvas as a file, and the time. */
type DocumentReading = Pick<Person, "store" | "site" | "user" | "caller"> & { readonly nowMs: number };

/** A List as CSV or a canvas as Markdown; undefined for another file. */
async function readDocument(id: string, { store, site, user, caller, nowMs }: DocumentReading) {
  const list = await store.lists.get(id);
  if (list !== undefined) {
    const job = rowsAsCsv(list, user.id, nowMs);
    const address = site.of(caller.workspace);
    const parts: string[] = [];
    for await (const part of printCsv({ store, list, job, address })) parts.push(part);
    return toTextFile(job.fileName, "text/csv", parts);
  }
  const canvas = await store.canvases.get(id);
  if (canvas === undefined) return undefined;
  return toTextFile(`${id}.md`, "text/markdown", [printRuns(canvas.sections)]);
}

async function toTextFile(name: string, mimetype: string, parts: readonly string[]) {
  const bytes = new TextEncoder().encode(parts.join(""));
  return { name, mimetype, size: bytes.length, base64: await toBase64(chunksOf(bytes)) };
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}

async function toBase64(chunks: Chunks): Promise<string> {
  const texts: string[] = [];
  for await (const chunk of chunks) for (const byte of chunk) texts.push(String.fromCharCode(byte));
  return btoa(texts.join(""));
}
