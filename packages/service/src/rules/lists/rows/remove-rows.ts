import { type List, lists } from "../../../model/list.js";
import { type ListRow, listRows } from "../../../model/list-row.js";
import { hasVersion, put, remove } from "../../../model/port/document.js";
import { type RemovedListRow, removedListRows } from "../../../model/removed-list-row.js";
import type { Batch, Store } from "../../../model/service-store.js";
import type { Id } from "../../../values/ids.js";
import type { Instant } from "../../../values/instant.js";
import { walkRows } from "../exports/walk-rows.js";

/** The List, the user who removes rows, and the time. */
interface Removal {
  readonly list: List;
  readonly by: Id;
  readonly at: Instant;
}

/** The commit that removes rows with all rows below them. */
export async function toRemoval(
  rows: readonly ListRow[],
  { list, by, at }: Removal,
  store: Pick<Store, "lists">,
): Promise<Batch> {
  const all = [...(await withSubtasks(rows, list, store)).values()];
  return {
    expect: [
      hasVersion(lists, { id: list.id }, list.version),
      ...all.map(({ id, version }) => hasVersion(listRows, { id }, version)),
    ],
    // Removing rows changes the List, so that no subtask is created meanwhile.
    writes: [
      put(lists, { ...list, version: list.version + 1, edited: { at, by } }),
      ...all.flatMap((row) => writesOf(row, at)),
    ],
  };
}

function writesOf({ id, listId }: ListRow, removed: Instant) {
  const remains: RemovedListRow = { id, version: 1, listId, removed };
  return [remove(listRows, { id }), put(removedListRows, remains)];
}

async function withSubtasks(
  rows: readonly ListRow[],
  { id: listId }: List,
  store: Pick<Store, "lists">,
): Promise<ReadonlyMap<Id, ListRow>> {
  const all = new Map(rows.map((row) => [row.id, row]));
  for (const { id } of rows) {
    for await (const steps of walkRows(store.lists, { listId, includeArchived: true }, id)) {
      for (const { row } of steps) all.set(row.id, row);
    }
  }
  return all;
}
