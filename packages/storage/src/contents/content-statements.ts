import { named } from "../sql/statements/named.js";

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
export const insertContent = named<Content>(
  (param) => `insert into contents (hash, size, written_ms)
    values (${param("hash")}, ${param("size")}, ${param("writtenMs")}) on conflict (hash) do nothing`,
);

/** Makes a known content young again. */
export const touchContent = named<Omit<Content, "size">>(
  (param) =>
    `update contents set written_ms = greatest(written_ms, ${param("writtenMs")}) where hash = ${param("hash")}`,
);

/** A content. */
export const selectContent = named<{ readonly hash: string }, { readonly size: number }>(
  (param) => `select size from contents where hash = ${param("hash")}`,
);

/** Removes a content without its parts. */
export const deleteContent = named<{ readonly hash: string }>(
  (param) => `delete from contents where hash = ${param("hash")}`,
);

/** The same, unless it was written since. */
export const deleteOldContent = named<{ readonly hash: string; readonly beforeMs: number }>(
  (param) => `delete from contents where hash = ${param("hash")} and written_ms < ${param("beforeMs")}`,
);

/** A page of the contents that were last written before an instant. */
export const selectOldContents = named<
  { readonly beforeMs: number; readonly after: string; readonly limit: number },
  { readonly hash: string }
>(
  (param) => `select hash from contents where written_ms < ${param("beforeMs")} and hash > ${param("after")}
    order by hash limit ${param("limit")}`,
);

/** Adds a part. */
export const insertPart = named<Part & { readonly bytes: Uint8Array }>(
  (param) => `insert into content_parts (hash, part, bytes)
    values (${param("hash")}, ${param("part")}, ${param("bytes")})`,
);

/** A part. */
export const selectPart = named<Part, { readonly bytes: Uint8Array }>(
  (param) => `select bytes from content_parts where hash = ${param("hash")} and part = ${param("part")}`,
);

/** Gives the parts of an arrived content their hash. */
export const renameParts = named<{ readonly hash: string; readonly arriving: string }>(
  (param) => `update content_parts set hash = ${param("hash")} where hash = ${param("arriving")}`,
);

/** Removes the parts of a content. */
export const deleteParts = named<{ readonly hash: string }>(
  (param) => `delete from content_parts where hash = ${param("hash")}`,
);
