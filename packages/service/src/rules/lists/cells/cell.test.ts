import type { ListCell, TextCellBlock, TextCellLeaf } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { type Column, type ColumnType, columnTypes, valueKeys } from "../../../model/list-column.js";
import type { CellValue } from "../../../model/list-row.js";
import { isCalendarDate, type Known, readCell, writeCell } from "./cell.js";

const known: Known = {
  callerId: "U1",
  users: new Set(["U1", "U2"]),
  channels: new Set(["C1"]),
  files: new Set(["F1"]),
  messages: new Set(["https://x.example/archives/C1/p1700000000000100"]),
};

const columnOf = (type: ColumnType, parts: Partial<Column> = {}): Column => ({ id: "Col1", name: "A", type, ...parts });
const options = [{ id: "Opt1", name: "One" }];
const leaf = (piece: TextCellLeaf): readonly TextCellBlock[] => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [piece] }] },
];

/** A valid value for every key. */
const right: { readonly [Key in NonNullable<(typeof valueKeys)[ColumnType]>]: NonNullable<ListCell[Key]> } = {
  rich_text: [{ type: "rich_text", elements: [] }],
  message: ["https://x.example/archives/C1/p1700000000000100"],
  number: [0],
  select: ["Opt1"],
  date: ["2026-12-31"],
  user: ["U2"],
  checkbox: false,
  email: ["a@b.example"],
  phone: ["+1 555"],
  channel: ["C1"],
  rating: [5],
  attachment: ["F1"],
  link: [{ original_url: "https://x.example" }],
  vote: ["U1"],
  timestamp: [1],
  reference: [{ file: { file_id: "F1" } }],
};

interface Case {
  readonly column: Column;
  readonly cell: ListCell;
  readonly error: string;
}

const wrong: readonly Case[] = [
  { column: columnOf("message"), cell: { message: ["https://x.example"] }, error: "invalid_message" },
  { column: columnOf("select", { options }), cell: { select: ["Opt1", "Opt2"] }, error: "invalid_option_id" },
  { column: columnOf("select"), cell: { select: ["Opt1"] }, error: "invalid_option_id" },
  { column: columnOf("date"), cell: { date: ["2027-02-29"] }, error: "invalid_date" },
  { column: columnOf("todo_due_date"), cell: { date: ["2026-13-01"] }, error: "invalid_date" },
  { column: columnOf("people"), cell: { user: ["U3"] }, error: "user_not_found" },
  { column: columnOf("todo_assignee"), cell: { user: ["U3"] }, error: "user_not_found" },
  { column: columnOf("channel"), cell: { channel: ["C2"] }, error: "channel_not_found" },
  { column: columnOf("rating"), cell: { rating: [-1] }, error: "invalid_arguments" },
  { column: columnOf("rating", { scale: 3 }), cell: { rating: [4] }, error: "invalid_arguments" },
  { column: columnOf("attachment"), cell: { attachment: ["C1"] }, error: "invalid_attachment" },
  { column: columnOf("attachment"), cell: { attachment: ["F2"] }, error: "file_not_found" },
  { column: columnOf("reference"), cell: { reference: [{ file: { file_id: "x" } }] }, error: "file_not_found" },
  { column: columnOf("link"), cell: { link: [{ original_url: "https://[" }] }, error: "invalid_link" },
  { column: columnOf("vote"), cell: { vote: ["U2"] }, error: "invalid_vote_value" },
  { column: columnOf("text"), cell: { rich_text: leaf({ type: "user", user_id: "U3" }) }, error: "user_not_found" },
  {
    column: columnOf("text"),
    cell: { rich_text: leaf({ type: "channel", channel_id: "C2" }) },
    error: "channel_not_found",
  },
  { column: columnOf("text"), cell: {}, error: "invalid_arguments" },
  { column: columnOf("number"), cell: { number: [1], checkbox: true }, error: "invalid_input_type" },
  { column: columnOf("created_by"), cell: { user: ["U1"] }, error: "uneditable_column" },
  { column: columnOf("edited_by"), cell: {}, error: "uneditable_column" },
  { column: columnOf("people", { single: true }), cell: { user: ["U1", "U2"] }, error: "over_cell_fields_limit" },
];

describe("readCell", () => {
  it.each(columnTypes)("accepts for a column of type %s only a value under its own key", (type) => {
    const column = columnOf(type, { options });
    for (const [kind, value] of Object.entries(right)) {
      const read = readCell({ [kind]: value }, { column, known });
      if (kind === valueKeys[type]) expect(read).toEqual({ ok: true, value: { kind, value } });
      else expect(read).toMatchObject({ ok: false });
    }
  });

  it.each(wrong)("answers $error to $cell in a column of the type $column.type", ({ column, cell, error }) => {
    expect(readCell(cell, { column, known })).toMatchObject({ ok: false, refusal: { error } });
  });

  it("accepts an empty list in every column of lists", () => {
    expect(readCell({ user: [] }, { column: columnOf("people", { single: true }), known })).toMatchObject({ ok: true });
  });
});

const votes = (...value: readonly string[]): CellValue => ({ kind: "vote", value });
const one: CellValue = { kind: "number", value: [1] };
const two: CellValue = { kind: "number", value: [2] };

const cases = [
  { what: "writes", cells: {}, value: one, wanted: { Col1: one } },
  {
    what: "replaces one cell and keeps the others",
    cells: { Col1: one, Col2: one },
    value: two,
    wanted: { Col1: two, Col2: one },
  },
  { what: "clears", cells: { Col1: one, Col2: two }, value: { kind: "number", value: [] }, wanted: { Col2: two } },
  {
    what: "keeps false",
    cells: {},
    value: { kind: "checkbox", value: false },
    wanted: { Col1: { kind: "checkbox", value: false } },
  },
  { what: "adds the first vote", cells: {}, value: votes("U1"), wanted: { Col1: votes("U1") } },
  {
    what: "adds a vote to others",
    cells: { Col1: votes("U2") },
    value: votes("U1"),
    wanted: { Col1: votes("U2", "U1") },
  },
  {
    what: "counts a repeated vote once",
    cells: { Col1: votes("U1") },
    value: votes("U1", "U1"),
    wanted: { Col1: votes("U1") },
  },
  { what: "removes a vote", cells: { Col1: votes("U1", "U2") }, value: votes(), wanted: { Col1: votes("U2") } },
  { what: "removes the last vote", cells: { Col1: votes("U1") }, value: votes(), wanted: {} },
] as const satisfies readonly {
  readonly what: string;
  readonly cells: object;
  readonly value: CellValue;
  readonly wanted: object;
}[];

describe("writeCell", () => {
  it.each(cases)("$what", ({ cells, value, wanted }) => {
    expect(writeCell(cells, { columnId: "Col1", value, callerId: "U1" })).toEqual(wanted);
  });
});

describe("isCalendarDate", () => {
  it.each([
    ["2026-01-31", true],
    ["2028-02-29", true],
    ["1000-01-01", true],
    ["2027-02-29", false],
    ["2026-00-10", false],
    ["2026-04-31", false],
    ["2026-4-3", false],
    ["", false],
  ])("knows %j", (text, wanted) => {
    expect(isCalendarDate(text)).toBe(wanted);
  });
});
