import { at, type Json, listAt, objectsAt, textAt } from "../../json.js";
import { changeWords } from "./change-words.js";
import type { Column } from "./read-column.js";

/** The cell of a column in a row; undefined if it is empty. */
function cellOf(row: Json, column: Column): Json | undefined {
  return objectsAt(row, "fields").find((field) => textAt(field, "column_id") === column.id);
}

/** The values of a cell as texts, as an editor has them: `true` for a checked box. */
export function readValues(row: Json, column: Column): readonly string[] {
  const cell = cellOf(row, column);
  const { valueKey, editor } = column;
  if (cell === undefined) return [];
  if (valueKey === undefined) return [textAt(cell, "value")];
  if (editor === "text") return [textAt(cell, "text")];
  if (editor === "box") return at(cell, valueKey) === true ? ["true"] : [];
  return listAt(cell, valueKey).flatMap((value) => {
    if (typeof value === "string" || typeof value === "number") return [String(value)];
    if (editor === "files") return [textAt(value, "file", "file_id")];
    if (editor === "lines") return [textAt(value, "value")];
    return [`${textAt(value, "originalUrl")} ${textAt(value, "displayName")}`.trim()];
  });
}

/** A value as a change of a cell has it. A text keeps the formatting that the cell has. */
export function writeValues(values: readonly string[], column: Column, row: Json): Json {
  const { editor, valueKey } = column;
  if (valueKey === undefined) return {};
  if (editor !== "text") return { [valueKey]: toValue(values, editor) };
  const words = values.join("\n");
  return { [valueKey]: changeWords(richTextOf(row, column), words) ?? changeWords([], words) };
}

/** Whether a cell has links, people or lists, which a change of its words would remove. */
export function hasMoreThanWords(row: Json, column: Column): boolean {
  return column.editor === "text" && changeWords(richTextOf(row, column), "") === undefined;
}

function richTextOf(row: Json, column: Column): readonly Json[] {
  return objectsAt(cellOf(row, column) ?? {}, "rich_text");
}

function toValue(values: readonly string[], editor: Column["editor"]): unknown {
  switch (editor) {
    case "box":
      return values.includes("true");
    case "numbers":
      // The service says what is wrong with a text.
      return values.map((value) => (Number.isNaN(Number(value)) ? value : Number(value)));
    case "files":
      return values.map((id) => ({ file: { file_id: id } }));
    case "links":
      return values.map((line) => {
        const [url = "", ...name] = line.split(" ");
        return { original_url: url, ...(name.length > 0 && { display_name: name.join(" ") }) };
      });
    default:
      return values;
  }
}
