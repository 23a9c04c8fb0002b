import type { SvcListsItemsUpdateRefusal } from "@rollcall/api/webapi";

/** The reason why a value cannot be written into a cell. */
export interface CellRefusal {
  readonly error: SvcListsItemsUpdateRefusal["error"];
  readonly found: unknown;
  readonly wanted: string;
}

/** The reason why one of several cells cannot be written. */
export interface PlacedRefusal extends CellRefusal {
  /** Index of the cell, starting at 0. */
  readonly index: number;
}

/** Builds the refusal of a cell. */
export function refuseCell(error: CellRefusal["error"], found: unknown, wanted: string): CellRefusal {
  return { error, found, wanted };
}
