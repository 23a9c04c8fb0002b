import { describe, expect, it } from "vitest";
import { printTable } from "./create-writer.js";

describe("printTable", () => {
  it("makes columns as wide as their content", () => {
    const rows = [
      ["default", "12"],
      ["größer", ""],
    ];
    expect(printTable(["world", "users"], rows)).toBe("world    users\ndefault  12\ngrößer\n");
  });
});
