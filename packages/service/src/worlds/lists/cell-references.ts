import { valueKeys } from "../../model/column-types.js";
import type { WorldColumn } from "./column.js";
import type { WorldCell } from "./row.js";

/** The section of the world file that a column's cells refer to; undefined if they refer to none. */
export function subjectOf({ type }: WorldColumn): string | undefined {
  switch (valueKeys[type]) {
    case "user":
    case "vote":
      return "user";
    case "channel":
      return "channel";
    case "attachment":
    case "reference":
      return "file";
    default:
      return undefined;
  }
}

/** Texts of a cell, with their paths. */
export function textsOf(
  cell: WorldCell,
  path: readonly (string | number)[],
): readonly { readonly text: string; readonly path: readonly (string | number)[] }[] {
  if (typeof cell === "string") return [{ text: cell, path }];
  if (!Array.isArray(cell)) return [];
  return cell.flatMap((value, i) => (typeof value === "string" ? [{ text: value, path: [...path, i] }] : []));
}

/** Finds a column by name, ignoring case. */
export function findColumn(columns: readonly WorldColumn[] | undefined, name: string): WorldColumn | undefined {
  return columns?.find((column) => column.name.toLowerCase() === name.toLowerCase());
}
