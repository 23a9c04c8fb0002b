import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";

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
export const insertContent = statement<Content>(
  (arg) => sql`insert into contents (hash, size, written_ms)
    values (${arg.hash}, ${arg.size}, ${arg.writtenMs}) on conflict (hash) do nothing`,
);

/** Makes a known content young again. */
export const touchContent = statement<Omit<Content, "size">>(
  (arg) => sql`update contents set written_ms = greatest(written_ms, ${arg.writtenMs}) where hash = ${arg.hash}`,
);

/** A content. */
export const selectContent = statement<{ readonly hash: string }, { readonly size: number }>(
  (arg) => sql`select size from contents where hash = ${arg.hash}`,
);

/** Removes a content without its parts. */
export const deleteContent = statement<{ readonly hash: string }>(
  (arg) => sql`delete from contents where hash = ${arg.hash}`,
);

/** The same, unless it was written since. */
export const deleteOldContent = statement<{ readonly hash: string; readonly beforeMs: number }>(
  (arg) => sql`delete from contents where hash = ${arg.hash} and written_ms < ${arg.beforeMs}`,
);

/** A page of the contents that were last written before an instant. */
export const selectOldContents = statement<
  { readonly beforeMs: number; readonly after: string; readonly limit: number },
  { readonly hash: string }
>(
  (arg) => sql`select hash from contents where written_ms < ${arg.beforeMs} and hash > ${arg.after}
    order by hash limit ${arg.limit}`,
);

/** Adds a part. */
export const insertPart = statement<Part & { readonly bytes: Uint8Array }>(
  (arg) => sql`insert into content_parts (hash, part, bytes)
    values (${arg.hash}, ${arg.part}, ${arg.bytes})`,
);

/** A part. */
export const selectPart = statement<Part, { readonly bytes: Uint8Array }>(
  (arg) => sql`select bytes from content_parts where hash = ${arg.hash} and part = ${arg.part}`,
);

/** Gives the parts of an arrived content their hash. */
export const renameParts = statement<{ readonly hash: string; readonly arriving: string }>(
  (arg) => sql`update content_parts set hash = ${arg.hash} where hash = ${arg.arriving}`,
);

/** Removes the parts of a content. */
export const deleteParts = statement<{ readonly hash: string }>(
  (arg) => sql`delete from content_parts where hash = ${arg.hash}`,
);
