import { valueKeys } from "../cells/column-types.js";
import type { WorldColumn } from "./column.js";
import type { WorldCell } from "./row.js";

/** What the values of a column's cells name in the world file; undefined where they name nothing. */
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

/** The texts of a cell, each with the way to it. */
export function textsOf(
  cell: WorldCell,
  path: readonly (string | number)[],
): readonly { readonly text: string; readonly path: readonly (string | number)[] }[] {
  if (typeof cell === "string") return [{ text: cell, path }];
  if (!Array.isArray(cell)) return [];
  return cell.flatMap((value, i) => (typeof value === "string" ? [{ text: value, path: [...path, i] }] : []));
}

/** The column of a name, without regard to case. */
export function findColumn(columns: readonly WorldColumn[] | undefined, name: string): WorldColumn | undefined {
  return columns?.find((column) => column.name.toLowerCase() === name.toLowerCase());
}
