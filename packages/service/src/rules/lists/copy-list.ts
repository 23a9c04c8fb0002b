import { idPrefixes, serviceLimits } from "../../generated/service.js";
import type { Column } from "../../model/column.js";
import type { List } from "../../model/list.js";
import type { ListRow } from "../../model/list-row.js";
import type { ListReader } from "../../model/list-store.js";
import type { Id, Ids } from "../../values/ids.js";
import { newColumnId } from "./columns/todo-columns.js";
import { walkRows } from "./exports/walk-rows.js";

/** Copied columns, and their IDs by those of the originals. */
interface CopiedColumns {
  readonly columns: readonly Column[];
  readonly ids: ReadonlyMap<Id, Id>;
}

/** Copies columns with new IDs. Task columns have the same one in every List. */
export function copyColumns(originals: readonly Column[], ids: Ids): CopiedColumns {
  const columns = originals.map((column) => ({ ...column, id: newColumnId(column, [], ids) }));
  return { columns, ids: new Map(originals.map(({ id }, index) => [id, columns[index]?.id ?? id])) };
}

/** Context of copying rows. */
interface RowCopying {
  /** The List that gets the rows. */
  readonly list: List;
  readonly columnIds: ReadonlyMap<Id, Id>;
  readonly lists: ListReader;
  readonly ids: Ids;
}

/**
 * Copies the rows of a List that are not archived, with new IDs and without comments. Rows above the limit of a List are
 * left out.
 */
export async function copyRows(listId: Id, copying: RowCopying): Promise<readonly ListRow[]> {
  const { list, columnIds, lists, ids } = copying;
  const rows: ListRow[] = [];
  const newIds = new Map<Id, Id>();
  for await (const steps of walkRows(lists, { listId, includeArchived: false })) {
    for (const { kind, row } of steps) {
      if (kind === "close") continue;
      if (rows.length === serviceLimits.listRows.value) return rows;
      const id = ids.id(idPrefixes.row);
      newIds.set(row.id, id);
      const parentId = row.parentId === undefined ? undefined : newIds.get(row.parentId);
      const made = { created: list.created, createdBy: list.ownerId, edited: list.created, editedBy: list.ownerId };
      const cells = Object.entries(row.cells).map(([columnId, cell]) => [columnIds.get(columnId) ?? columnId, cell]);
      rows.push({
        id,
        version: 1,
        listId: list.id,
        ...(parentId !== undefined && { parentId }),
        place: row.place,
        archived: false,
        ...made,
        cells: Object.fromEntries(cells),
      });
    }
  }
  return rows;
}
