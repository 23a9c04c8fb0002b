import { type AnyDocument, type DocOf, type KeyOf, keyOf } from "./document.js";
import type { DocumentPage } from "./document-reader.js";

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
