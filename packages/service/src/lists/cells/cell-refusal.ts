import type { SvcListsItemsUpdateRefusal } from "@rollcall/api/webapi";

/** Why a value cannot be written into a cell. */
export interface CellRefusal {
  readonly error: SvcListsItemsUpdateRefusal["error"];
  readonly found: unknown;
  readonly wanted: string;
}

/** Why one of several cells cannot be written. */
export interface PlacedRefusal extends CellRefusal {
  /** Its place among them, from 0. */
  readonly index: number;
}

/** A refusal of a cell. */
export function refuseCell(error: CellRefusal["error"], found: unknown, wanted: string): CellRefusal {
  return { error, found, wanted };
}
