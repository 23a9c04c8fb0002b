import { withoutZod } from "@rollcall/webapi-core";
import { type ValueKey, valueKeys } from "../model/list-column.js";
import { isCalendarDate } from "../rules/lists/cells/cell.js";
import { listCellSchema } from "../values/default-forms.js";
import type { WorldCell, WorldColumn } from "./lists.js";

/** Values of a cell, as a call would send them. References are still names. */
type ReadWorldCell =
  | { readonly ok: true; readonly key: ValueKey; readonly value: unknown }
  /** A sentence without a period. */
  | { readonly ok: false; readonly message: string };

/** Reads a cell of a world file for its column. */
export function readWorldCell(cell: WorldCell, column: WorldColumn): ReadWorldCell {
  const key = valueKeys[column.type];
  if (key === undefined) return fail(`Cells of the type ${column.type} cannot be set`);
  const values = Array.isArray(cell) ? cell : [cell];
  const wanted = shapes[key];
  if (!wanted.fits(cell, values)) return fail(`Expected ${wanted.text} for a column of the type ${column.type}`);
  if (column.single === true && values.length > 1)
    return fail(`Expected at most one value for the column ${column.name}`);
  const value = wanted.value(cell, values);
  const isRight =
    isDate(key, values) &&
    listCellSchema(withoutZod).safeParse({ row_id: "Rec1", column_id: "Col1", [key]: value }).success;
  return isRight ? { ok: true, key, value } : fail(`This is not a value for a column of the type ${column.type}`);
}

interface Shape {
  readonly text: string;
  fits(cell: WorldCell, values: readonly unknown[]): boolean;
  value(cell: WorldCell, values: readonly unknown[]): unknown;
}

const texts: Shape = {
  text: "a text, or a list of texts",
  fits: (_, values) => values.every((value) => typeof value === "string"),
  value: (_, values) => values,
};

const numbers: Shape = {
  text: "a number, or a list of numbers",
  fits: (_, values) => values.every((value) => typeof value === "number"),
  value: (_, values) => values,
};

const shapes: { readonly [Key in ValueKey]: Shape } = {
  rich_text: {
    text: "a text",
    fits: (cell) => typeof cell === "string" && cell !== "",
    value: (cell) => toRichText(String(cell)),
  },
  checkbox: { text: "true or false", fits: (cell) => typeof cell === "boolean", value: (cell) => cell },
  number: numbers,
  rating: numbers,
  timestamp: numbers,
  link: { ...texts, value: (_, values) => values.map((url) => ({ original_url: url })) },
  reference: { ...texts, value: (_, values) => values.map((id) => ({ file: { file_id: id } })) },
  message: texts,
  select: texts,
  user: texts,
  date: texts,
  email: texts,
  phone: texts,
  channel: texts,
  attachment: texts,
  vote: texts,
};

/** A text as rich text, with a paragraph per line. */
export function toRichText(text: string): readonly { readonly [key: string]: unknown }[] {
  const sections = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => ({ type: "rich_text_section", elements: [{ type: "text", text: line }] }));
  return [{ type: "rich_text", elements: sections }];
}

function isDate(key: ValueKey, values: readonly unknown[]): boolean {
  return key !== "date" || values.every((value) => isCalendarDate(String(value)));
}

function fail(message: string): ReadWorldCell {
  return { ok: false, message };
}
