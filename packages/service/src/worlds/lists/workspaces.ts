import { channelSection } from "../channels.js";
import { fileSection } from "../files.js";
import type { SectionCheck } from "../section/check.js";
import type { WorldFinding } from "../section/finding.js";
import type { Names } from "../section/names.js";
import { findItem, type WorldContext } from "../section/world-context.js";
import { findColumn, subjectOf, textsOf } from "./cell-references.js";
import type { WorldList } from "./list.js";
import { walkRows } from "./rows.js";

/** Checks that the files in a List's cells, and its channel, are in its workspace. */
export const checkListWorkspaces: SectionCheck<WorldList> = (lists, context) =>
  lists.flatMap((list, i) => [
    ...checkChannel({ list, context }, ["lists", i, "channel"]),
    ...checkFiles({ list, context }, ["lists", i]),
  ]);

interface Place {
  readonly list: WorldList;
  readonly context: WorldContext;
}

function checkChannel({ list, context }: Place, path: WorldFinding["path"]): readonly WorldFinding[] {
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
