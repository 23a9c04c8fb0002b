/**
 * ID of an organization (`E…`), workspace (`T…`), user (`U…`, `W…`), app (`A…`), channel (`C…`, `D…`, `G…`), group
 * (`S…`) or list (`F…`).
 */
export type Id = string;

/** Generates IDs and secrets. The only source of randomness. */
export interface Ids {
  /** Generates an ID: `prefix`, then uppercase letters and digits. */
  id(prefix: string): string;
  /**
   * Generates an ID for documents that there are very many of, and whose store detects duplicates. Sorts after earlier
   * ones, unless IDs are reproducible.
   */
  orderedId(prefix: string): string;
  /** Generates a UUID in lowercase. */
  uuid(): string;
  /** Generates random text of `bytes` bytes, as lowercase hex. */
  secret(bytes: number): string;
}

/** 32 characters of five bits each, ordered by code, without letters that look like digits. */
export const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Number of characters of an ID after its prefix. Among a million random IDs, two are equal in one of two million
 * worlds.
 */
export const idLength = 12;

/** ID of random bytes, one character per byte. */
export function toId(prefix: string, bytes: Uint8Array): string {
  let id = prefix;
  for (const byte of bytes) id += idAlphabet[byte % idAlphabet.length];
  return id;
}
