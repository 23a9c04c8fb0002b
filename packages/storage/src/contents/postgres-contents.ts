import { createHash, randomUUID } from "node:crypto";
import type { ByteRange, Chunks, ContentPort } from "@rollcall/service/store";
import type { PostgresConnection } from "../postgres/postgres-connection.js";
import { retry, retryTransaction } from "../postgres/retry.js";
import type { Statement } from "../sql/statements/statement.js";
import { changedBy, execute, type Steps } from "../sql/statements/steps.js";
import {
  deleteContent,
  deleteOldContent,
  deleteParts,
  insertContent,
  insertPart,
  renameParts,
  selectContent,
  selectOldContents,
  selectPart,
  touchContent,
} from "./content-statements.js";
import { maxContentBytes } from "./max-content-bytes.js";
import { partBytes } from "./part-bytes.js";

/** Number of contents that are looked up together. */
const sweptTogether = 500;

/**
 * Contents in parts, as rows of a table that all processes share. Until its hash is known, a content has a random
 * name instead, so that a sweep finds what a killed process has left.
 */
export function createPostgresContents(connection: PostgresConnection): ContentPort {
  const run = <Args extends object>(statement: Statement<Args, unknown>, args: Args) =>
    retry(() => connection.runAlone({ statement, args }));
  const commit = (steps: () => Steps<void>) => retryTransaction(connection, steps, () => true);
  return {
    maxBytes: maxContentBytes,
    async write(chunks, nowMs) {
      const arriving = `~${randomUUID()}`;
      await run(insertContent, { hash: arriving, size: 0, writtenMs: nowMs });
      try {
        const { hash, size } = await writeParts(chunks, (part, bytes) =>
          run(insertPart, { hash: arriving, part, bytes }),
        );
        await commit(() => name({ arriving, hash, size, writtenMs: nowMs }));
        return { hash, size };
      } catch (error) {
        await commit(() => discard(arriving));
        throw error;
      }
    },
    async read(hash, range) {
      const content = await connection.first(selectContent, { hash });
      return content && readParts(connection, hash, range ?? { start: 0, end: content.size });
    },
    async sweep(beforeMs, findUsed) {
      for (let after = ""; ; ) {
        const rows = await connection.rows(selectOldContents, { beforeMs, after, limit: sweptTogether });
        const hashes = rows.map(({ hash }) => hash);
        const used = await findUsed(hashes.filter((hash) => !hash.startsWith("~")));
        for (const hash of hashes) if (!used.has(hash)) await commit(() => remove(hash, beforeMs));
        const last = hashes.at(-1);
        if (last === undefined || hashes.length < sweptTogether) return;
        after = last;
      }
    },
  };
}

/** Cuts chunks into parts. */
async function writeParts(chunks: Chunks, write: (part: number, bytes: Buffer) => Promise<unknown>) {
  const hash = createHash("sha256");
  const buffer = Buffer.alloc(partBytes);
  let [filled, parts] = [0, 0];
  for await (const chunk of chunks) {
    hash.update(chunk);
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.subarray(at, at + partBytes - filled);
      buffer.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < partBytes) continue;
      await write(parts, buffer);
      parts += 1;
      filled = 0;
    }
  }
  // An empty content has one part too.
  if (filled > 0 || parts === 0) await write(parts, buffer.subarray(0, filled));
  return { hash: hash.digest("hex"), size: parts * partBytes + filled };
}

interface Arrived {
  readonly arriving: string;
  readonly hash: string;
  readonly size: number;
  readonly writtenMs: number;
}

/** Gives arrived parts the name of their hash, or removes them if the content is known. */
function* name({ arriving, ...content }: Arrived): Steps<void> {
  const { hash, writtenMs } = content;
  for (;;) {
    if ((yield* changedBy(insertContent, content)) === 1) {
      yield* execute(renameParts, { hash, arriving });
      break;
    }
    // A sweep may remove it in between.
    if ((yield* changedBy(touchContent, { hash, writtenMs })) === 1) break;
  }
  yield* discard(arriving);
}

function* discard(hash: string): Steps<void> {
  yield* execute(deleteParts, { hash });
  yield* execute(deleteContent, { hash });
}

function* remove(hash: string, beforeMs: number): Steps<void> {
  if ((yield* changedBy(deleteOldContent, { hash, beforeMs })) === 1) yield* execute(deleteParts, { hash });
}

async function* readParts(
  connection: PostgresConnection,
  hash: string,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  for (let part = Math.floor(start / partBytes); part * partBytes < end; part += 1) {
    const row = await connection.first(selectPart, { hash, part });
    if (row === undefined) return;
    const first = part * partBytes;
    yield row.bytes.subarray(Math.max(0, start - first), end - first);
  }
}
