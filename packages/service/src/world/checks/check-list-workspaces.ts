import type { WorldFinding } from "../finding.js";
import type { WorldList } from "../format/list.js";
import type { World } from "../format/world.js";
import { findColumn, subjectOf, textsOf } from "../lists/cell-references.js";
import { walkRows } from "../lists/walk-rows.js";
import type { Names } from "../names.js";
import type { WorldCheck } from "./check-world.js";

/** The files in the cells of a List, and its channel, stand in its workspace. */
export const checkListWorkspaces: WorldCheck = (world, names) =>
  (world.lists ?? []).flatMap((list, i) => [
    ...ofChannel({ list, world, names }, ["lists", i, "channel"]),
    ...ofFiles({ list, world, names }, ["lists", i]),
  ]);

interface Place {
  readonly list: WorldList;
  readonly world: World;
  readonly names: Names;
}

function ofChannel({ list, world, names }: Place, path: WorldFinding["path"]): readonly WorldFinding[] {
  const [index] = list.channel === undefined ? [] : names.lookup("channel", list.channel);
  const channel = index === undefined ? undefined : world.channels?.[index];
  if (channel === undefined || isSame(channel, list, names)) return [];
  return [{ path, message: "The channel of a List stands in its workspace" }];
}

function ofFiles({ list, world, names }: Place, path: WorldFinding["path"]): readonly WorldFinding[] {
  const texts = walkRows(list, path).flatMap(({ row, path: way }) =>
    Object.entries(row.cells ?? {}).flatMap(([name, cell]) => {
      const column = findColumn(list.columns, name);
      const isOfFiles = column !== undefined && subjectOf(column) === "file";
      return isOfFiles ? textsOf(cell, [...way, "cells", name]) : [];
    }),
  );
  return texts.flatMap(({ text, path: way }) => {
    const files = names.lookup("file", text).flatMap((index) => world.files?.[index] ?? []);
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
