import { describe, expect, it } from "vitest";
import type { CellValue } from "../../../model/list-row.js";
import { writeCell } from "./cell.js";

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
