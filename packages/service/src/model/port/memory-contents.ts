import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Chunks, ContentPort } from "./content-port.js";

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
