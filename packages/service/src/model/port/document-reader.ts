import type { AnyDocument, DocOf, KeyOf, ListOf, PositionOf } from "./document.js";

/** A page of a list of documents. */
export interface DocumentPage<Position> {
  readonly limit: number;
  /** Position of the last document of the previous page. Absent for the first page. */
  readonly after?: Position;
}

/** Reads any document of the store's document set. */
export interface DocumentReader {
  /** Gets a document by its key. */
  get<D extends AnyDocument>(document: D, key: KeyOf<D>): Promise<DocOf<D> | undefined>;
  /** Finds a page of one of the document's lists, ordered by the list's columns, then by key. */
  list<D extends AnyDocument, L extends keyof D["lists"] & string>(
    document: D,
    list: L,
    given: ListOf<D, L>,
    page: DocumentPage<PositionOf<D, L>>,
  ): Promise<readonly DocOf<D>[]>;
}
