import { accessReferences, one, type Reference } from "../section/reference.js";
import { findColumn, subjectOf, textsOf } from "./cell-references.js";
import type { WorldList } from "./list.js";
import { type PlacedRow, walkRows } from "./rows.js";

/** Everything that a List refers to. */
export function* listReferences(list: WorldList, path: Reference["path"]): Generator<Reference> {
  yield* one("workspace", list.workspace, [...path, "workspace"]);
  yield* one("user", list.owner, [...path, "owner"]);
  yield* one("channel", list.channel, [...path, "channel"]);
  yield* accessReferences(list.access, [...path, "access"]);
  for (const placed of walkRows(list, path)) yield* rowReferences(placed, list);
}

function* rowReferences({ row, path }: PlacedRow, list: WorldList): Generator<Reference> {
  yield* one("user", row.created_by, [...path, "created_by"]);
  yield* one("user", row.edited_by, [...path, "edited_by"]);
  for (const [i, { user }] of (row.thread ?? []).entries()) yield* one("user", user, [...path, "thread", i, "user"]);
  for (const [name, cell] of Object.entries(row.cells ?? {})) {
    const column = findColumn(list.columns, name);
    const subject = column && subjectOf(column);
    if (subject === undefined) continue;
    for (const { text, path: way } of textsOf(cell, [...path, "cells", name])) yield* one(subject, text, way);
  }
}
