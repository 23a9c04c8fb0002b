import { serviceLimits } from "../../generated/service.js";
import { channelSection } from "../channels.js";
import type { SectionCheck } from "../section/check.js";
import type { WorldFinding } from "../section/finding.js";
import { findItem, type WorldContext } from "../section/world-context.js";
import { readWorldCell } from "./cell.js";
import { findColumn, textsOf } from "./cell-references.js";
import type { WorldColumn } from "./column.js";
import type { WorldList } from "./list.js";
import { type PlacedRow, walkRows } from "./rows.js";

type Path = WorldFinding["path"];

/** Checks that cells have a column and a value of its type, and that options and scales fit their column's type. */
export const checkLists: SectionCheck<WorldList> = (lists, context) =>
  lists.flatMap((list, i) => [
    ...checkList(list, ["lists", i]),
    ...checkChannel(list, context, ["lists", i, "channel"]),
    ...(list.columns ?? []).flatMap((column, j) => checkColumn(column, ["lists", i, "columns", j])),
    ...repeated("column", list.columns, ["lists", i, "columns"]),
    ...walkRows(list, ["lists", i]).flatMap((row) => checkRow(row, list)),
  ]);

function checkList({ kind, description }: WorldList, path: Path): readonly WorldFinding[] {
  if (kind !== "embedded" || description === undefined) return [];
  return [{ path: [...path, "description"], message: "An embedded List has no description" }];
}

function checkChannel({ channel }: WorldList, context: WorldContext, path: Path): readonly WorldFinding[] {
  const isDm = findItem(context, channelSection, channel)?.kind === "im";
  return isDm ? [{ path, message: "A DM has no List" }] : [];
}

function checkColumn(column: WorldColumn, path: Path): readonly WorldFinding[] {
  const { type, options, scale } = column;
  const alone = (key: string, owner: string): WorldFinding => ({
    path: [...path, key],
    message: `Only a ${owner} column has ${key}`,
  });
  return [
    ...(options !== undefined && type !== "select" ? [alone("options", "select")] : []),
    ...(scale !== undefined && type !== "rating" ? [alone("scale", "rating")] : []),
    ...repeated("option", options, [...path, "options"]),
  ];
}

function repeated(
  what: string,
  items: readonly { readonly name: string }[] | undefined,
  path: Path,
): readonly WorldFinding[] {
  const names = (items ?? []).map(({ name }) => name.toLowerCase());
  return names.flatMap((name, i) =>
    names.indexOf(name) === i
      ? []
      : [{ path: [...path, i, "name"], message: `The name of the ${what} ${JSON.stringify(name)} is taken already` }],
  );
}

function checkRow({ row, path }: PlacedRow, list: WorldList): readonly WorldFinding[] {
  return Object.entries(row.cells ?? {}).flatMap(([name, cell]): readonly WorldFinding[] => {
    const way = [...path, "cells", name];
    const column = findColumn(list.columns, name);
    if (column === undefined) {
      const unknown = { word: name, known: (list.columns ?? []).map((each) => each.name) };
      return [{ path: way, what: "key", message: `No column is called ${JSON.stringify(name)}`, unknown }];
    }
    const read = readWorldCell(cell, column);
    if (!read.ok) return [{ path: way, message: read.message }];
    return column.type === "select"
      ? textsOf(cell, way).flatMap((text) => checkOption(text, column))
      : checkRating(cell, column, way);
  });
}

function checkOption({ text, path }: { readonly text: string; readonly path: Path }, column: WorldColumn) {
  const known = (column.options ?? []).map(({ name }) => name);
  const isKnown = (column.options ?? []).some(({ id, name }) => name === text || id === text);
  return isKnown
    ? []
    : [{ path, message: `No option is called ${JSON.stringify(text)}`, unknown: { word: text, known } }];
}

function checkRating(cell: unknown, column: WorldColumn, path: Path): readonly WorldFinding[] {
  if (column.type !== "rating") return [];
  const { scale = serviceLimits.ratingScale.value } = column;
  const isOnScale = [cell].flat().every((rating) => Number(rating) >= 0 && Number(rating) <= scale);
  return isOnScale ? [] : [{ path, message: `Expected a rating from 0 to ${scale}` }];
}
