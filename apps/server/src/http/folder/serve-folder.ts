import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import {
  type FetchHandler,
  type PlainAnswer,
  type PlainRequest,
  toFetchHandler,
  toPlainHandler,
} from "@rollcall/server-adapters/node";
import { refuseVerb, toStream } from "../file-answers.js";
import { chooseEncoding, type Encoding, encodings } from "./choose-encoding.js";

/** Options of {@link serveFolder}. */
interface FolderOptions {
  /** Path of the folder on this machine. Its files are listed with the first request that finds one. */
  readonly folder: string;
  /** Path of the folder in addresses, such as `/docs`. */
  readonly mount: string;
  /** Headers of every answer with a file. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether to serve a file, by its path in the folder. Default: every file. */
  readonly serves?: (name: string) => boolean;
  /** Whether the name of a file changes with its contents, so that browsers may keep it. Default: no name does. */
  readonly isHashed?: (name: string) => boolean;
  /** Replaces words in the names of files, in pages and in JSON. Default: they are served as they are. */
  readonly rename?: (text: string) => string;
  /** Answers if the folder does not have the file. */
  readonly others: FetchHandler;
}

/**
 * Serves the files of a folder: the address `/docs/x` is the file `x`, `x.html` or `x/index.html`. Of a file with
 * compressed copies, `x.html.br` and `x.html.gz`, the client gets the one that it accepts. A large file is read at the pace
 * of its reader.
 */
export function serveFolder({ mount, headers, isHashed, others, ...options }: FolderOptions): FetchHandler {
  const { rename } = options;
  const serveOthers = toPlainHandler(others);
  const files = createListing(options);
  const openFile = createOpen();
  const renamed = rename && createRenamed(rename);
  return toFetchHandler(async (request, connection) => {
    const file = find(await files(), new URL(request.url).pathname.slice(mount.length));
    if (file === undefined) return serveOthers(request, connection);
    const refusal = refuseVerb(request.method);
    if (refusal !== undefined) return refusal;
    const own = renamedTypes.test(file.type) ? renamed : undefined;
    const encoding = own ? undefined : chooseEncoding(request.headers.get("accept-encoding"), file.copies);
    const content = await (own ?? openFile)(encoding === undefined ? file.path : file.path + ends[encoding]);
    if (content === undefined) return serveOthers(request, connection);
    return answer(request, content, {
      ...headers,
      "content-type": file.type,
      ...(encoding !== undefined && { "content-encoding": encoding }),
      "cache-control": isHashed?.(file.name) === true ? "public, max-age=31536000, immutable" : "no-cache",
      vary: "accept-encoding",
    });
  });
}

/** The content that is sent of a file. */
interface Content {
  readonly etag: string;
  readonly size: number;
  readonly read: () => Promise<Uint8Array<ArrayBuffer>> | ReadableStream<Uint8Array>;
}

async function answer(
  { method, headers: sent }: PlainRequest,
  { etag, size, read }: Content,
  own: Readonly<Record<string, string>>,
): Promise<PlainAnswer | Response> {
  const headers = { ...own, etag };
  if (isAmong(etag, sent.get("if-none-match"))) return { status: 304, headers };
  const measured = { ...headers, "content-length": String(size) };
  if (method === "HEAD") return { status: 200, headers: measured };
  const body = await read();
  return body instanceof ReadableStream ? new Response(body, { headers: measured }) : { status: 200, headers, body };
}

/** Whether a client has a version of a file. */
function isAmong(etag: string, known: string | null): boolean {
  return known?.split(",").some((each) => ["*", etag, `W/${etag}`].includes(each.trim())) ?? false;
}

/** A file of the folder. */
interface ServedFile {
  /** Path in the folder, with slashes. */
  readonly name: string;
  /** Path on this machine. */
  readonly path: string;
  readonly type: string;
  /** Encodings of its compressed copies. */
  readonly copies: readonly Encoding[];
}

/** The endings of the names of compressed copies. */
const ends: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

type Listed = Pick<FolderOptions, "folder" | "serves" | "rename">;

/** Lists the files by name, once there are any. */
function createListing(options: Listed): () => Promise<ReadonlyMap<string, ServedFile>> {
  let listing: Promise<ReadonlyMap<string, ServedFile>> | undefined;
  return async () => {
    listing ??= listFiles(options);
    const files = await listing;
    if (files.size === 0) listing = undefined;
    return files;
  };
}

async function listFiles({ folder, serves = () => true, rename = (name) => name }: Listed) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((each) => each.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const all = new Set(paths);
  const isCopy = (path: string) =>
    Object.values(ends).some((end) => path.endsWith(end) && all.has(path.slice(0, -end.length)));
  const files = paths
    .filter((path) => !isCopy(path))
    .map((path): ServedFile => {
      const name = relative(folder, path).replaceAll(sep, "/");
      return { name, path, type: typeOf(name), copies: encodings.filter((each) => all.has(path + ends[each])) };
    });
  return new Map(files.filter(({ name }) => serves(name)).map((file) => [rename(file.name), file]));
}

/** The file at a path of addresses, with or without a slash at its end. */
function find(files: ReadonlyMap<string, ServedFile>, path: string): ServedFile | undefined {
  const name = decodeName(path.replace(/^\//, "").replace(/\/$/, ""));
  const names = name === "" ? ["index.html"] : [name, `${name}.html`, `${name}/index.html`];
  return names.map((each) => files.get(each)).find((each) => each !== undefined);
}

function decodeName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Size of a file that is read at once, and of the parts of a larger one, in bytes. */
const partBytes = 65_536;

/**
 * Reads of files at the same time. All that have ended are sent before the process does anything else, so hundreds of
 * clients would make others wait.
 */
const maxReads = 4;

/** Opens files; undefined if one is gone. Each version of a file is measured once. */
function createOpen(): (path: string) => Promise<Content | undefined> {
  const tags = new Map<string, Promise<string>>();
  const limit = createLimit(maxReads);
  return async (path) => {
    const found = await limit(() => stat(path).catch(() => undefined));
    if (found === undefined) return undefined;
    const { size, mtimeMs } = found;
    const etag = await once(tags, `${path} ${size} ${mtimeMs}`, () => tagOf(path));
    const readWhole = () => limit(() => readFile(path));
    return { etag, size, read: () => (size <= partBytes ? readWhole() : toStream(readParts(path, size, limit))) };
  };
}

type Limit = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks, at most so many at the same time. Others wait in their order. */
function createLimit(most: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes the place of this one.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** The value of a key, which is made once. A failure is not kept. */
function once<T>(values: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  made.catch(() => values.delete(key));
  return made;
}

async function tagOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(path)) hash.update(part);
  return toTag(hash.digest("base64url"));
}

/** A strong entity tag: the bytes of two answers with it are the same. */
function toTag(digest: string): string {
  return `"${digest.slice(0, 22)}"`;
}

async function* readParts(path: string, size: number, limit: Limit): AsyncGenerator<Uint8Array> {
  const file = await limit(() => open(path));
  try {
    for (let at = 0; at < size; ) {
      const part = new Uint8Array(Math.min(partBytes, size - at));
      const { bytesRead, buffer } = await limit(() => file.read(part, { position: at }));
      if (bytesRead === 0) throw new Error(`${path} has become shorter than ${size} bytes.`);
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Types of the files in which words are replaced. */
const renamedTypes = /^(text\/html|application\/json)\b/;

/** Replaces words in files, each once. */
function createRenamed(rename: (text: string) => string): (path: string) => Promise<Content> {
  const contents = new Map<string, Promise<Content>>();
  const read = async (path: string): Promise<Content> => {
    const bytes = new TextEncoder().encode(rename(await readFile(path, "utf8")));
    const etag = toTag(createHash("sha256").update(bytes).digest("base64url"));
    return { etag, size: bytes.length, read: async () => bytes };
  };
  return (path) => once(contents, path, () => read(path));
}

/** Types of files by the ends of their names. */
const types: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  woff2: "font/woff2",
  xml: "application/xml",
};

function typeOf(name: string): string {
  return types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
