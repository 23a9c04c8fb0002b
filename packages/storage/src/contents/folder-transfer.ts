import { randomUUID } from "node:crypto";
import { appendFile, mkdir, open, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { partBytes } from "./content-parts.js";

/** A part of a content: its hash, its place, and its bytes in Base64. */
type ContentPart = readonly [hash: string, part: number, bytes: string];

interface Content {
  readonly hash: string;
  readonly path: string;
  readonly size: number;
}

/** Contents of a folder in parts, as a world file has them. */
interface FolderParts {
  readonly count: number;
  /** In the order of their hashes and places, a few at a time. */
  rows(): AsyncGenerator<readonly ContentPart[]>;
}

/** Reads the contents of a folder in parts. Without the folder there are none. */
export async function readFolderParts(folder: string): Promise<FolderParts> {
  const contents = await listContents(folder);
  return {
    count: contents.reduce((sum, content) => sum + partsOf(content), 0),
    async *rows() {
      for (const content of contents) yield* readParts(content);
    },
  };
}

function partsOf({ size }: Content): number {
  return Math.max(1, Math.ceil(size / partBytes));
}

async function* readParts(content: Content): AsyncGenerator<readonly ContentPart[]> {
  const file = await open(content.path, "r");
  try {
    const buffer = Buffer.alloc(partBytes);
    for (let part = 0; part < partsOf(content); part += 1) {
      const { bytesRead } = await file.read(buffer, 0, partBytes, part * partBytes);
      yield [[content.hash, part, buffer.toString("base64", 0, bytesRead)]];
    }
  } finally {
    await file.close();
  }
}

async function listContents(folder: string): Promise<readonly Content[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const hashes = names.flatMap((name) => /([0-9a-f]{64})$/.exec(name)?.[1] ?? []).sort();
  return Promise.all(
    hashes.map(async (hash) => {
      const path = join(folder, hash.slice(0, 2), hash);
      return { hash, path, size: (await stat(path)).size };
    }),
  );
}

/** Writes parts of contents into a folder. */
export interface FolderImport {
  append(part: ContentPart): Promise<void>;
  /** Gives the contents their names. */
  finish(): Promise<void>;
}

/** Writes parts, which arrive in the order of their hashes and places. The folder is created by the first one. */
export function createFolderImport(folder: string): FolderImport {
  const arriving = join(folder, "arriving");
  const paths = new Map<string, string>();
  return {
    async append([hash, , bytes]) {
      if (paths.size === 0) await mkdir(arriving, { recursive: true, mode: 0o700 });
      const path = paths.get(hash) ?? join(arriving, randomUUID());
      paths.set(hash, path);
      await appendFile(path, Buffer.from(bytes, "base64"), { mode: 0o600, flush: true });
    },
    async finish() {
      for (const [hash, path] of paths) {
        await mkdir(join(folder, hash.slice(0, 2)), { recursive: true, mode: 0o700 });
        await rename(path, join(folder, hash.slice(0, 2), hash));
      }
    },
  };
}
