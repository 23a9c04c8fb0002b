import type { Connection, FetchHandler } from "@rollcall/server-adapters/node";
import type { DocumentText, OpenDownload, OpenedDownload, OpenListFile } from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { contentDisposition, encode, plain, redirectToSignIn, toStream } from "./file-answers.js";
import { sendExport } from "./send-export.js";

const form = /^\/([A-Z0-9]+)-([A-Z0-9]+)\/csv\/list$/;

/** Answers a request for the rows of a List; undefined for any other path. */
type ServeListFile = (request: Request, connection?: Connection) => Promise<Response | undefined>;

/**
 * Serves the rows of Lists as they are now, and with `job_id` their exports.
 * @param mount path before the part of the List
 */
export function serveListFile(openListFile: OpenListFile, mount: string): ServeListFile {
  return async (request, connection = {}) => {
    const { method, headers } = request;
    const url = new URL(request.url);
    const [, workspaceId, listId] = form.exec(url.pathname.slice(mount.length)) ?? [];
    if (workspaceId === undefined || listId === undefined) return undefined;
    if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
    const jobId = url.searchParams.get("job_id") ?? undefined;
    try {
      const opened = await openListFile({ workspaceId, listId, jobId, token, connection });
      switch (opened.kind) {
        case "refused":
          return redirectToSignIn(url, connection);
        case "absent":
          return plain(404);
        case "open":
          return sendExport(opened, method);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
      throw error;
    }
  };
}

type Open = Extract<OpenedDownload, { readonly kind: "open" }>;

const privateForm = /^\/([A-Z0-9]+)-([A-Z0-9]+)\/(download\/)?[^/]+$/;
const publicForm = /^\/([A-Z0-9]+)-([A-Z0-9]+)-([0-9a-f]{10})$/;

/**
 * Serves contents of files by their private addresses, to tokens of those who see them, and with `pub_secret` to
 * everyone while they are shared publicly. Without access it redirects to a page, as for a person who has to sign in.
 * @param mount path before the part of the file
 */
export function createPrivateFiles({ openDownload, openListFile }: Opened, mount: string): FetchHandler {
  const serveList = serveListFile(openListFile, mount);
  const serveFile = serveFiles(openDownload, (url) => {
    const [, workspaceId, fileId, download] = privateForm.exec(url.pathname.slice(mount.length)) ?? [];
    if (workspaceId === undefined || fileId === undefined) return undefined;
    const secret = url.searchParams.get("pub_secret") ?? undefined;
    return { workspaceId, fileId, publicSecret: secret, isDownload: download !== undefined };
  });
  return async (request, connection) =>
    (await serveList(request, connection)) ?? (await serveFile(request, connection));
}

/** The files that the private addresses open. */
interface Opened {
  readonly openDownload: OpenDownload;
  readonly openListFile: OpenListFile;
}

/**
 * Serves contents of files by their public addresses.
 * @param mount path before the part of the file
 */
export function createPublicFiles(openDownload: OpenDownload, mount: string): FetchHandler {
  return serveFiles(openDownload, (url) => {
    const [, workspaceId, fileId, publicSecret] = publicForm.exec(url.pathname.slice(mount.length)) ?? [];
    if (workspaceId === undefined || fileId === undefined) return undefined;
    return { workspaceId, fileId, publicSecret, isDownload: false };
  });
}

interface Address {
  readonly workspaceId: string;
  readonly fileId: string;
  readonly publicSecret: string | undefined;
  readonly isDownload: boolean;
}

function serveFiles(openDownload: OpenDownload, readAddress: (url: URL) => Address | undefined): FetchHandler {
  return async (request, connection = {}) => {
    const { method, headers } = request;
    if (method !== "GET" && method !== "HEAD") return plain(405, { allow: "GET, HEAD" });
    const url = new URL(request.url);
    const address = readAddress(url);
    if (address === undefined) return plain(404);
    const [, token] = /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
    try {
      const opened = await openDownload({ ...address, token, connection });
      switch (opened.kind) {
        case "refused":
          return redirectToSignIn(url, connection);
        case "absent":
          return plain(404);
        case "document":
          return sendDocument(opened.document, method, address.isDownload);
        case "open":
          return await send(opened, { method, headers, isDownload: address.isDownload });
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, { "retry-after": "1" });
      throw error;
    }
  };
}

/** Answers with the text of a List or a canvas, or its headers for HEAD. */
function sendDocument({ fileName, mediaType, text }: DocumentText, method: string, isDownload: boolean): Response {
  const headers = {
    ...safely,
    "content-type": mediaType,
    "content-disposition": contentDisposition(isDownload ? "attachment" : "inline", fileName),
  };
  return new Response(method === "HEAD" ? null : toStream(encode(text())), { headers });
}

/** Users wrote what is sent, so nothing in it may run. */
const safely = {
  "cache-control": "private, no-store",
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

interface Wanted {
  readonly method: string;
  readonly headers: { get(name: string): string | null };
  readonly isDownload: boolean;
}

async function send({ file, read }: Open, { method, headers: sent, isDownload }: Wanted): Promise<Response> {
  const { size, mimetype, name, content = "" } = file;
  const etag = `"${content}"`;
  const headers = {
    "content-type": mimetype.startsWith("text/") ? `${mimetype}; charset=utf-8` : mimetype,
    "content-disposition": contentDisposition(isDownload || !isShown(mimetype) ? "attachment" : "inline", name),
    "accept-ranges": "bytes",
    etag,
    ...safely,
  };
  const condition = sent.get("if-range");
  const range = condition === null || condition === etag ? readRange(sent.get("range"), size) : undefined;
  if (range === "unsatisfiable") return plain(416, { "content-range": `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size };
  const chunks = method === "HEAD" ? null : await read({ start, end });
  if (chunks === undefined) return plain(404);
  const answer = {
    status: range === undefined ? 200 : 206,
    headers: {
      ...headers,
      "content-length": String(end - start),
      ...(range !== undefined && { "content-range": `bytes ${start}-${end - 1}/${size}` }),
    },
  };
  return new Response(chunks && toStream(chunks), answer);
}

/** Whether browsers show content of a media type without running anything in it. */
function isShown(mimetype: string): boolean {
  return mimetype !== "image/svg+xml" && /^(image|audio|video)\/|^(text\/plain|application\/pdf)$/.test(mimetype);
}

/**
 * The range of a request. Undefined for none, for several, and for one that cannot be read: all bytes are sent then.
 * @see RFC 9110 §14.2
 */
export function readRange(
  header: string | null,
  size: number,
): { readonly start: number; readonly end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const count = Math.min(size, Number(last));
    return count === 0 ? "unsatisfiable" : { start: size - count, end: size };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size : Math.min(size, Number(last) + 1) };
}
