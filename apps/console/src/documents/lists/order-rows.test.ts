import { describe, expect, it } from "vitest";
import { orderRows } from "./list-row.js";

describe("orderRows", () => {
  it("puts subtasks below their rows, and keeps those whose row is absent", () => {
    const rows = [
      { id: "B1", parent_record_id: "B" },
      { id: "A" },
      { id: "B" },
      { id: "C1", parent_record_id: "C" },
      { id: "B2", parent_record_id: "B" },
    ];
    expect(orderRows(rows).map(({ row, isSubtask }) => `${isSubtask ? "- " : ""}${String(row["id"])}`)).toEqual([
      "A",
      "B",
      "- B1",
      "- B2",
      "- C1",
    ]);
  });
});
