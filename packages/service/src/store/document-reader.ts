import type { AnyDocument, DocOf, KeyOf, ListOf, PositionOf } from "./document.js";

/** A page of a list of documents. */
export interface DocumentPage<Position> {
  readonly limit: number;
  /** Position of the last document of the page before; absent for the first page. */
  readonly after?: Position;
}

/** Reads any document of the store's set. */
export interface DocumentReader {
  /** The document with a key. */
  get<D extends AnyDocument>(document: D, key: KeyOf<D>): Promise<DocOf<D> | undefined>;
  /** A page of one of the document's lists, in the order of its columns, then of the key. */
  list<D extends AnyDocument, L extends keyof D["lists"] & string>(
    document: D,
    list: L,
    given: ListOf<D, L>,
    page: DocumentPage<PositionOf<D, L>>,
  ): Promise<readonly DocOf<D>[]>;
}
