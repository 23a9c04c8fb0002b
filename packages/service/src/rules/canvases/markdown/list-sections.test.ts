import { describe, expect, it } from "vitest";
import { listSections } from "./sections.js";

describe("listSections", () => {
  it("lists what was written together, and what was written apart", () => {
    const runs = [
      { id: "Sec1", markdown: "# Goal\n\nAll are **there**.\n\n- one\n- two", gap: "\n\n", lengths: "8,20" },
      { id: "Sec2", first: 3, markdown: "Last", gap: "" },
    ];
    expect(listSections(runs)).toEqual([
      { id: "Sec1", markdown: "# Goal" },
      { id: "Sec11", markdown: "All are **there**." },
      { id: "Sec12", markdown: "- one\n- two" },
      { id: "Sec23", markdown: "Last" },
    ]);
    expect(listSections([])).toEqual([]);
  });
});
