import { at, type Json, listAt, objectsAt, textAt } from "../../json.js";
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

/** A value as a change of a cell has it. */
export function writeValues(values: readonly string[], { editor, valueKey }: Column): Json {
  if (valueKey === undefined) return {};
  return { [valueKey]: toValue(values, editor) };
}

function toValue(values: readonly string[], editor: Column["editor"]): unknown {
  switch (editor) {
    case "text":
      return toBlocks(values.join("\n"));
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

function toBlocks(text: string): readonly Json[] {
  if (text === "") return [];
  const section = { type: "rich_text_section", elements: [{ type: "text", text }] };
  return [{ type: "rich_text", elements: [section] }];
}
