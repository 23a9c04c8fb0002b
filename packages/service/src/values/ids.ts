/** Identifier of an organization (`E…`), workspace (`T…`), user (`U…`, `W…`), app (`A…`), channel (`C…`, `D…`, `G…`), group (`S…`) or list (`F…`). */
export type Id = string;

/** Makes identifiers and secrets; the only source of randomness. */
export interface Ids {
  /** A new identifier: `prefix` and upper-case letters and digits. */
  id(prefix: string): string;
  /**
   * One for what there are very many of, and whose store finds out that it has been made twice: where identifiers need not
   * be alike every time, it stands behind those made before it.
   */
  orderedId(prefix: string): string;
  /** A new UUID in lower case. */
  uuid(): string;
  /** New random text of `bytes` bytes, as lower-case hex. */
  secret(bytes: number): string;
}
