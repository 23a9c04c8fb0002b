/** A slice of an ordered list: creation first, then id; `descending` turns it around. */
export interface Slice {
  /** Number of items to pass over. */
  readonly offset: number;
  /** At most so many are answered; 0 asks for the total alone. */
  readonly limit: number;
  readonly order: "ascending" | "descending";
}

export interface Sliced<T> {
  readonly items: readonly T[];
  /** Exact number of all items. */
  readonly total: number;
}
