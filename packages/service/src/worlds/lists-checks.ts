import { serviceLimits } from "../generated/service.js";
import { channelSection } from "./channels.js";
import { fileSection } from "./files.js";
import { findColumn, type PlacedRow, subjectOf, textsOf, type WorldColumn, type WorldList, walkRows } from "./lists.js";
import { readWorldCell } from "./lists-cells.js";
import { findItem, type Names, type SectionCheck, type WorldContext, type WorldFinding } from "./section.js";

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

/** Checks that the files in a List's cells, and its channel, are in its workspace. */
export const checkListWorkspaces: SectionCheck<WorldList> = (lists, context) =>
  lists.flatMap((list, i) => [
    ...checkChannelWorkspace({ list, context }, ["lists", i, "channel"]),
    ...checkFiles({ list, context }, ["lists", i]),
  ]);

interface Place {
  readonly list: WorldList;
  readonly context: WorldContext;
}

function checkChannelWorkspace({ list, context }: Place, path: WorldFinding["path"]): readonly WorldFinding[] {
  const channel = findItem(context, channelSection, list.channel);
  if (channel === undefined || isSame(channel, list, context.names)) return [];
  return [{ path, message: "The channel of a List must be in its workspace" }];
}

function checkFiles({ list, context }: Place, path: WorldFinding["path"]): readonly WorldFinding[] {
  const texts = walkRows(list, path).flatMap(({ row, path: way }) =>
    Object.entries(row.cells ?? {}).flatMap(([name, cell]) => {
      const column = findColumn(list.columns, name);
      const isOfFiles = column !== undefined && subjectOf(column) === "file";
      return isOfFiles ? textsOf(cell, [...way, "cells", name]) : [];
    }),
  );
  return texts.flatMap(({ text, path: way }) => {
    const { names, items } = context;
    const files = names.lookup("file", text).flatMap((index) => items(fileSection)[index] ?? []);
    if (files.length === 0 || files.some((file) => isSame(file, list, names))) return [];
    return [{ path: way, message: `file_not_found: ${JSON.stringify(text)} is a file of another workspace` }];
  });
}

type Placed = { readonly workspace?: string | undefined };

function isSame(one: Placed, other: Placed, { lookup, defaultWorkspace }: Names): boolean {
  const indexOf = ({ workspace }: Placed) =>
    workspace === undefined ? defaultWorkspace : lookup("workspace", workspace)[0];
  return indexOf(one) === indexOf(other);
}
