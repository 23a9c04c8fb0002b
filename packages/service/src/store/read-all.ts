import { type AnyDocument, type DocOf, type KeyOf, keyOf } from "./document.js";
import type { DocumentPage } from "./document-reader.js";

const atOnce = 200;

/** Reads all documents of a list that is ordered by key, page by page. */
export async function readAll<D extends AnyDocument>(
  document: D,
  readPage: (page: DocumentPage<KeyOf<D>>) => Promise<readonly DocOf<D>[]>,
): Promise<readonly DocOf<D>[]> {
  const found: DocOf<D>[] = [];
  for (let after: { readonly after?: KeyOf<D> } = {}; ; ) {
    const page = await readPage({ limit: atOnce, ...after });
    found.push(...page);
    const last = page.at(-1);
    if (last === undefined || page.length < atOnce) return found;
    after = { after: keyOf(document, last) };
  }
}
