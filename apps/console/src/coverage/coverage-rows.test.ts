import { describe, expect, it } from "vitest";
import { type CoverageRow, filterRows } from "./coverage-rows.js";

const rows: readonly CoverageRow[] = [
  { name: "chat.postMessage", times: 2, codes: { met: 1, all: 9 } },
  { name: "chat.update", times: 0, codes: { met: 0, all: 9 } },
  { name: "pins.add", times: 0, codes: { met: 0, all: 9 } },
];

describe("filterRows", () => {
  it.each([
    [{ words: "", show: "all" }, ["chat.postMessage", "chat.update", "pins.add"]],
    [{ words: "", show: "met" }, ["chat.postMessage"]],
    [{ words: "", show: "missing" }, ["chat.update", "pins.add"]],
    [{ words: "CHAT up", show: "all" }, ["chat.update"]],
    [{ words: "chat pins", show: "all" }, []],
  ] as const)("shows what %j lets through", (filter, names) => {
    expect(filterRows(rows, filter).map(({ name }) => name)).toEqual(names);
  });
});
