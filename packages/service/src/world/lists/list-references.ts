import type { WorldList } from "../format/list.js";
import type { World } from "../format/world.js";
import { ofAccess, one, type Reference } from "../reference.js";
import { findColumn, subjectOf, textsOf } from "./cell-references.js";
import { type PlacedRow, walkRows } from "./walk-rows.js";

/** Every reference of the Lists. */
export function* listReferences(world: World): Generator<Reference> {
  for (const [i, list] of (world.lists ?? []).entries()) {
    const path = ["lists", i];
    yield* one("workspace", list.workspace, [...path, "workspace"]);
    yield* one("user", list.owner, [...path, "owner"]);
    yield* one("channel", list.channel, [...path, "channel"]);
    yield* ofAccess(list.access, [...path, "access"]);
    for (const placed of walkRows(list, path)) yield* ofRow(placed, list);
  }
}

/** Every reference of the files. */
export function* fileReferences(world: World): Generator<Reference> {
  for (const [i, file] of (world.files ?? []).entries()) {
    yield* one("workspace", file.workspace, ["files", i, "workspace"]);
    yield* one("user", file.owner, ["files", i, "owner"]);
  }
}

function* ofRow({ row, path }: PlacedRow, list: WorldList): Generator<Reference> {
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
