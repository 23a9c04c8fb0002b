import { type AnyDocument, type DocOf, type KeyOf, keyOf, type ListOf, type PositionOf } from "./document.js";

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

const atOnce = 200;

/** Reads a page of a list that is ordered by key. */
type ReadPage<D extends AnyDocument> = (page: DocumentPage<KeyOf<D>>) => Promise<readonly DocOf<D>[]>;

/** Reads the documents of a list that is ordered by key, page by page, until the reader has what it looks for. */
export async function* readEach<D extends AnyDocument>(
  document: D,
  readPage: ReadPage<D>,
): AsyncGenerator<DocOf<D>, void> {
  for (let after: { readonly after?: KeyOf<D> } = {}; ; ) {
    const page = await readPage({ limit: atOnce, ...after });
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < atOnce) return;
    after = { after: keyOf(document, last) };
  }
}

/** Reads all documents of a list that is ordered by key. */
export async function readAll<D extends AnyDocument>(document: D, readPage: ReadPage<D>): Promise<readonly DocOf<D>[]> {
  const found: DocOf<D>[] = [];
  for await (const each of readEach(document, readPage)) found.push(each);
  return found;
}

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
