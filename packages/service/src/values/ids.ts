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
