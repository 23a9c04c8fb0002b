import { describe, expect, it } from "vitest";
import { type Column, readColumns } from "./read-column.js";
import { hasMoreThanWords, readValues, writeValues } from "./read-values.js";

function columnOf(type: string): Column {
  const [column] = readColumns({ list_metadata: { schema: [{ id: "C1", name: "One", type }] } });
  if (column === undefined) throw new Error("There is no column.");
  return column;
}

describe("readValues and writeValues", () => {
  it.each([
    { type: "text", field: { text: "Hi\nyou" }, values: ["Hi\nyou"] },
    { type: "number", field: { number: [1.5, 2] }, values: ["1.5", "2"], written: { number: [1.5, 2] } },
    { type: "select", field: { select: ["A"] }, values: ["A"], written: { select: ["A"] } },
    { type: "checkbox", field: { checkbox: true }, values: ["true"], written: { checkbox: true } },
    { type: "checkbox", field: { checkbox: false }, values: [], written: { checkbox: false } },
    { type: "todo_assignee", field: { user: ["U1"] }, values: ["U1"], written: { user: ["U1"] } },
    {
      type: "link",
      field: { link: [{ originalUrl: "https://a.example", displayName: "A b" }] },
      values: ["https://a.example A b"],
      written: { link: [{ original_url: "https://a.example", display_name: "A b" }] },
    },
    {
      type: "message",
      field: { message: [{ value: "https://a.example/archives/C1/p1" }] },
      values: ["https://a.example/archives/C1/p1"],
      written: { message: ["https://a.example/archives/C1/p1"] },
    },
    {
      type: "reference",
      field: { reference: [{ file: { file_id: "F1" } }] },
      values: ["F1"],
      written: { reference: [{ file: { file_id: "F1" } }] },
    },
    { type: "created_by", field: { value: "U1" }, values: ["U1"], written: {} },
    { type: "toString", field: { value: "x" }, values: ["x"], written: {} },
  ])("keep the values of a cell of the type $type", ({ type, field, values, written }) => {
    const column = columnOf(type);
    const row = { fields: [{ key: "C1", column_id: "C1", ...field }] };
    expect(readValues(row, column)).toEqual(values);
    expect(readValues({ fields: [] }, column)).toEqual([]);
    if (written !== undefined) expect(writeValues(values, column, row)).toEqual(written);
  });

  it("write a text as rich text, and none as none", () => {
    const column = columnOf("text");
    expect(writeValues(["Hi"], column, {})).toMatchObject({
      rich_text: [{ type: "rich_text", elements: [{ elements: [{ type: "text", text: "Hi" }] }] }],
    });
    expect(writeValues([], column, {})).toEqual({ rich_text: [] });
  });

  it("keep the formatting of words, and say what a change of words would remove", () => {
    const column = columnOf("text");
    const rowOf = (...elements: readonly object[]) => ({
      fields: [
        { column_id: "C1", rich_text: [{ type: "rich_text", elements: [{ type: "rich_text_section", elements }] }] },
      ],
    });
    const bold = rowOf({ type: "text", text: "Hi", style: { bold: true } });
    const written = rowOf({ type: "text", text: "Hi you", style: { bold: true } }).fields[0]?.rich_text;
    expect(writeValues(["Hi you"], column, bold)).toEqual({ rich_text: written });
    expect(hasMoreThanWords(bold, column)).toBe(false);
    expect(hasMoreThanWords({ fields: [] }, column)).toBe(false);
    expect(hasMoreThanWords(rowOf({ type: "user", user_id: "U1" }), column)).toBe(true);
  });
});
