import { describe, expect, it } from "vitest";
import { createImports } from "./imports.js";

describe("createImports", () => {
  it("imports each name once, in order, as a value if it is used as one", () => {
    const imports = createImports();
    expect(imports.type("zod", "ZodType")).toBe("ZodType");
    imports.value("zod", "z");
    imports.type("./b.js", "B");
    imports.type("./a.js", "A");
    imports.value("./a.js", "A");
    const found = imports
      .declarations()
      .map(({ moduleSpecifier, isTypeOnly, namedImports }) => [moduleSpecifier, isTypeOnly, namedImports]);
    expect(found).toEqual([
      ["./a.js", false, [{ name: "A", isTypeOnly: false }]],
      ["./b.js", true, [{ name: "B", isTypeOnly: false }]],
      [
        "zod",
        false,
        [
          { name: "ZodType", isTypeOnly: true },
          { name: "z", isTypeOnly: false },
        ],
      ],
    ]);
  });
});
