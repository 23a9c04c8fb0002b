import type { Chunks } from "../../model/port/content-port.js";
import { printRuns } from "../../model/section-run.js";
import { rowsAsCsv } from "../../rules/lists/exports/open-list-file.js";
import { printCsv } from "../../rules/lists/exports/print-csv.js";
import { cannot, type Person } from "../act.js";

/** Most bytes of a file that one look returns. */
const maxSeenBytes = 16 * 1024 * 1024;

/** The bytes of a file, as the person opens or downloads it. A List is CSV, a canvas Markdown. */
export async function seeFile({ file: id }: { readonly file: string }, { call, store, siteUrl, user, clock }: Person) {
  const info = await call("files.info", { file: id });
  if (!info.ok) return info;
  const document = await readDocument(id, { store, siteUrl, user, nowMs: clock.now().getTime() });
  if (document !== undefined) return { ok: true as const, ...document };
  const { content, name, mimetype, size } = (await store.files.get(id)) ?? {};
  if (size !== undefined && size > maxSeenBytes) {
    return cannot(`${name} has ${size} bytes, and people.seeFile returns at most ${maxSeenBytes}.`);
  }
  const chunks = content === undefined ? undefined : await store.contents.read(content);
  if (chunks === undefined || name === undefined || mimetype === undefined || size === undefined) {
    return cannot(`${id} has no bytes on this server.`);
  }
  return { ok: true as const, name, mimetype, size, base64: await toBase64(chunks) };
}

/** The user who reads a List or a canvas as a file, and the time. */
type DocumentReading = Pick<Person, "store" | "siteUrl" | "user"> & { readonly nowMs: number };

/** A List as CSV or a canvas as Markdown; undefined for another file. */
async function readDocument(id: string, { store, siteUrl, user, nowMs }: DocumentReading) {
  const list = await store.lists.get(id);
  if (list !== undefined) {
    const job = rowsAsCsv(list, user.id, nowMs);
    const parts: string[] = [];
    for await (const part of printCsv({ store, list, job, siteUrl })) parts.push(part);
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
