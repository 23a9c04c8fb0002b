/** A slice of an ordered list, by creation, then ID. `descending` reverses it. */
export interface Slice {
  /** Number of items to skip. */
  readonly offset: number;
  /** Maximum number of items. 0 only asks for the total. */
  readonly limit: number;
  readonly order: "ascending" | "descending";
}

export interface Sliced<T> {
  readonly items: readonly T[];
  /** Exact number of all items. */
  readonly total: number;
}
