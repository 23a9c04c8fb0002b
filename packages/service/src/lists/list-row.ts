import type { ListCell } from "@rollcall/webapi-core/svc";
import type { Id, Instant } from "../organizations/organization.js";
import type { ValueKey } from "./cells/column-types.js";

/** What a cell holds: one value key of a cell as it is sent, and its value. */
export type CellValue = {
  readonly [Key in ValueKey]: { readonly kind: Key; readonly value: NonNullable<ListCell[Key]> };
}[ValueKey];

/** What somebody has said about a row. */
export interface RowComment {
  readonly userId: Id;
  readonly created: Instant;
  readonly text: string;
}

/** A row of a List as it is stored. */
export interface ListRow {
  readonly id: Id;
  readonly version: number;
  readonly listId: Id;
  /** The row that it stands under. Absent means that it stands at the top. */
  readonly parentId?: Id;
  /** Orders rows that stand under the same one; rows with the same place are ordered by id. */
  readonly place: number;
  readonly archived: boolean;
  readonly created: Instant;
  readonly createdBy: Id;
  readonly edited: Instant;
  readonly editedBy: Id;
  /** By column; a column without a value is left out. */
  readonly cells: { readonly [columnId: string]: CellValue };
  /** Oldest first. Absent means none. */
  readonly thread?: readonly RowComment[];
}
