import type { ListRow } from "../../../model/list-row.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";

/** A row that opens, or that closes after its child rows. */
type RowStep = { readonly kind: "open" | "close"; readonly row: ListRow };

/** The rows to walk. */
interface Walk {
  readonly listId: Id;
  readonly includeArchived: boolean;
}

const pageSize = 200;

/**
 * Walks the rows of a List, parents before children, in pages. Memory use is one page per level, for any length. An
 * archived row that is left out leaves out its children.
 */
export async function* walkRows(lists: Store["lists"], walk: Walk, parentId?: Id): AsyncGenerator<readonly RowStep[]> {
  for await (const page of pagesOf(lists, walk, parentId)) {
    const rows = page.filter(({ archived }) => walk.includeArchived || !archived);
    const parents = await lists.parentsAmong(
      walk.listId,
      rows.map(({ id }) => id),
    );
    let steps: RowStep[] = [];
    for (const row of rows) {
      steps.push({ kind: "open", row });
      if (parents.has(row.id)) {
        yield steps;
        yield* walkRows(lists, walk, row.id);
        steps = [];
      }
      steps.push({ kind: "close", row });
    }
    yield steps;
  }
}

/** Pages of the rows directly below a parent, or of the top-level rows. */
export async function* pagesOf(
  lists: Store["lists"],
  { listId }: Pick<Walk, "listId">,
  parentId: Id | undefined,
): AsyncGenerator<readonly ListRow[]> {
  let last: ListRow | undefined;
  do {
    const page: readonly ListRow[] = await lists.findRows({
      listId,
      limit: pageSize,
      ...(parentId !== undefined && { parentId }),
      ...(last !== undefined && { after: last }),
    });
    if (page.length > 0) yield page;
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last !== undefined);
}
