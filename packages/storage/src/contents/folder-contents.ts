import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir, open, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ByteRange, Chunks, ContentPort } from "@rollcall/service/store";
import { maxContentBytes } from "./content-parts.js";

/** Number of contents that are looked up together. */
const sweptTogether = 500;

/**
 * Contents as files of a folder, which only this process uses. The folder is created by the first write. A file has the
 * hash of its bytes as its name, below a folder with the first two digits.
 */
export function createFolderContents(folder: string): ContentPort {
  const arriving = join(folder, "arriving");
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  let prepared: Promise<void> | undefined;
  const prepare = async () => {
    // A killed process has left them.
    await rm(arriving, { recursive: true, force: true });
    await mkdir(arriving, { recursive: true, mode: 0o700 });
  };
  const ready = async () => {
    prepared ??= prepare();
    try {
      await prepared;
    } catch (error) {
      // The folder may be usable by the next write.
      prepared = undefined;
      throw error;
    }
  };
  return {
    maxBytes: maxContentBytes,
    async write(chunks, nowMs) {
      await ready();
      const path = join(arriving, randomUUID());
      try {
        const stored = await writeFile(path, chunks);
        const target = pathOf(stored.hash);
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        replace(path, target, nowMs);
        return stored;
      } catch (error) {
        rmSync(path, { force: true });
        throw error;
      }
    },
    async read(hash, range) {
      const path = pathOf(hash);
      const size = statSync(path, { throwIfNoEntry: false })?.size;
      return size === undefined ? undefined : readFile(path, range ?? { start: 0, end: size });
    },
    async sweep(beforeMs, findUsed) {
      const isOld = (hash: string) => {
        const writtenMs = statSync(pathOf(hash), { throwIfNoEntry: false })?.mtimeMs;
        return writtenMs !== undefined && Math.round(writtenMs) < beforeMs;
      };
      for await (const hashes of listContents(folder)) {
        const old = hashes.filter(isOld);
        const used = old.length === 0 ? undefined : await findUsed(old);
        // Nothing can write between the check and the removal, because both happen in one turn.
        for (const hash of old) if (used?.has(hash) === false && isOld(hash)) rmSync(pathOf(hash));
      }
    },
  };
}

async function writeFile(path: string, chunks: Chunks) {
  const file = await open(path, "wx", 0o600);
  try {
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
    return { hash: hash.digest("hex"), size };
  } finally {
    await file.close();
  }
}

/** Gives a file its name and its time, which never goes back. A sweep sees both changes or none. */
function replace(path: string, target: string, nowMs: number): void {
  const writtenMs = Math.max(statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0, nowMs);
  utimesSync(path, writtenMs / 1000, writtenMs / 1000);
  renameSync(path, target);
  syncFolder(dirname(target));
  syncFolder(dirname(dirname(target)));
}

/** Keeps the names of a folder through a loss of power, where the system supports that. */
function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Opens the file with the first chunk, so that a reader may as well not begin. */
async function* readFile(path: string, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  const file = await open(path, "r");
  try {
    const partBytes = 65_536;
    for (let at = start; at < end; ) {
      const buffer = new Uint8Array(Math.min(partBytes, end - at));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Hashes of all contents, in groups. */
async function* listContents(folder: string): AsyncGenerator<readonly string[]> {
  for (const name of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(name)) continue;
    const hashes = await namesIn(join(folder, name));
    for (let at = 0; at < hashes.length; at += sweptTogether) yield hashes.slice(at, at + sweptTogether);
  }
}

function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(orMissing<readonly string[]>([]));
}

function orMissing<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return value;
    throw error;
  };
}
