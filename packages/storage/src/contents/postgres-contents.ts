import { createHash, randomUUID } from "node:crypto";
import type { ByteRange, Chunks, ContentPort } from "@rollcall/service/store";
import type { PostgresConnection } from "../postgres/postgres-connection.js";
import { retry, retryTransaction } from "../postgres/retry.js";
import { sql } from "../sql/statements/sql.js";
import { type Statement, statement } from "../sql/statements/statement.js";
import { changedBy, execute, type Steps } from "../sql/statements/steps.js";
import { maxContentBytes, partBytes } from "./content-parts.js";

interface Content {
  readonly hash: string;
  readonly size: number;
  readonly writtenMs: number;
}

interface Part {
  readonly hash: string;
  readonly part: number;
}

/** Adds a content, unless it is known. Waits for a transaction that adds or removes it. */
const insertContent = statement<Content>(
  (arg) => sql`insert into contents (hash, size, written_ms)
    values (${arg.hash}, ${arg.size}, ${arg.writtenMs}) on conflict (hash) do nothing`,
);

/** Makes a known content young again. */
const touchContent = statement<Omit<Content, "size">>(
  (arg) => sql`update contents set written_ms = greatest(written_ms, ${arg.writtenMs}) where hash = ${arg.hash}`,
);

/** A content. */
const selectContent = statement<{ readonly hash: string }, { readonly size: number }>(
  (arg) => sql`select size from contents where hash = ${arg.hash}`,
);

/** Removes a content without its parts. */
const deleteContent = statement<{ readonly hash: string }>((arg) => sql`delete from contents where hash = ${arg.hash}`);

/** The same, unless it was written since. */
const deleteOldContent = statement<{ readonly hash: string; readonly beforeMs: number }>(
  (arg) => sql`delete from contents where hash = ${arg.hash} and written_ms < ${arg.beforeMs}`,
);

/** A page of the contents that were last written before an instant. */
const selectOldContents = statement<
  { readonly beforeMs: number; readonly after: string; readonly limit: number },
  { readonly hash: string }
>(
  (arg) => sql`select hash from contents where written_ms < ${arg.beforeMs} and hash > ${arg.after}
    order by hash limit ${arg.limit}`,
);

/** Adds a part. */
const insertPart = statement<Part & { readonly bytes: Uint8Array }>(
  (arg) => sql`insert into content_parts (hash, part, bytes)
    values (${arg.hash}, ${arg.part}, ${arg.bytes})`,
);

/** A part. */
const selectPart = statement<Part, { readonly bytes: Uint8Array }>(
  (arg) => sql`select bytes from content_parts where hash = ${arg.hash} and part = ${arg.part}`,
);

/** Gives the parts of an arrived content their hash. */
const renameParts = statement<{ readonly hash: string; readonly arriving: string }>(
  (arg) => sql`update content_parts set hash = ${arg.hash} where hash = ${arg.arriving}`,
);

/** Removes the parts of a content. */
const deleteParts = statement<{ readonly hash: string }>(
  (arg) => sql`delete from content_parts where hash = ${arg.hash}`,
);

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
