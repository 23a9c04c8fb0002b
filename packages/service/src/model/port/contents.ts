import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Bytes as they arrive, a chunk at a time. */
export type Chunks = AsyncIterable<Uint8Array>;

/** Content that is stored. */
export interface StoredContent {
  /** SHA-256 of the bytes as lowercase hex. Equal bytes are stored once. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
}

/** A range of bytes. */
export interface ByteRange {
  /** First byte. */
  readonly start: number;
  /** Byte after the last one. */
  readonly end: number;
}

/**
 * Contents of files. They are no part of a commit: content is written first, then a document that names its hash is
 * committed, and `sweep` removes what no document names. All worlds of a process may share one.
 */
export interface ContentPort {
  /** Maximum size of a content, in bytes. */
  readonly maxBytes: number;
  /**
   * Stores content, with no more than a few chunks in memory. It survives a crash when the promise is fulfilled. If the
   * chunks fail, nothing remains.
   * @param nowMs Unix time in milliseconds, from which on `sweep` counts its age
   * @throws what the chunks throw
   */
  write(chunks: Chunks, nowMs: number): Promise<StoredContent>;
  /**
   * Reads content a chunk at a time; undefined if it is not stored. Content that is swept meanwhile may break off.
   * @param range default: all of it
   */
  read(hash: string, range?: ByteRange): Promise<Chunks | undefined>;
  /**
   * Removes contents that were last written before an instant, and what interrupted writes left, unless they are in use.
   * @param findUsed finds those of some hashes that are in use
   */
  sweep(beforeMs: number, findUsed: (hashes: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>;
}

interface MemoryContent {
  readonly bytes: Uint8Array;
  readonly writtenMs: number;
}

/** Maximum size of a content, so that one file does not fill the memory. */
const maxBytes = 67_108_864;

/** Contents in the memory of one process, of at most 64 MiB each. */
export function createMemoryContents(): ContentPort {
  const contents = new Map<string, MemoryContent>();
  return {
    maxBytes,
    async write(chunks, nowMs) {
      const bytes = await join(chunks);
      const hash = bytesToHex(sha256(bytes));
      const known = contents.get(hash);
      contents.set(hash, { bytes: known?.bytes ?? bytes, writtenMs: Math.max(known?.writtenMs ?? nowMs, nowMs) });
      return { hash, size: bytes.length };
    },
    async read(hash, range) {
      const bytes = contents.get(hash)?.bytes;
      return bytes === undefined ? undefined : chunksOf(bytes.subarray(range?.start, range?.end));
    },
    async sweep(beforeMs, findUsed) {
      const old = () => [...contents].flatMap(([hash, { writtenMs }]) => (writtenMs < beforeMs ? [hash] : []));
      const used = await findUsed(old());
      for (const hash of old()) if (!used.has(hash)) contents.delete(hash);
    },
  };
}

async function join(chunks: Chunks): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  // A chunk may be a part of a buffer that is used again.
  for await (const chunk of chunks) all.push(chunk.slice());
  const bytes = new Uint8Array(all.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const chunk of all) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const size = 65_536;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
