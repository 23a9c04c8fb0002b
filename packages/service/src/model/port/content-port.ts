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
