import { describe, expect, it } from "vitest";
import { findEarlyImports } from "./find-early-imports.mjs";
import { createHouse } from "./house.mjs";

const late = { "a.ts": ["zod"] };

describe("findEarlyImports", () => {
  it("names the modules from the entry to the package", () => {
    const house = createHouse({
      "a.ts": 'import "./b.js";',
      "b.ts": 'export { c } from "./c.js";',
      "c.ts": 'import { z } from "zod/v4";',
    });
    const message = "loads zod, which it may load only when it is used: a.ts, b.ts, c.ts, zod";
    expect(findEarlyImports(house, late)).toEqual([{ path: "a.ts", message }]);
  });

  it.each([
    ["types", 'import type { z } from "zod"; import { type ZodType } from "zod"; export type { z as zod } from "zod";'],
    ["imports at run time", 'export const load = () => import("zod");'],
    ["other packages", 'import "zod-validation-error";'],
  ])("ignores %s", (_case, text) => {
    expect(findEarlyImports(createHouse({ "a.ts": text }), late)).toEqual([]);
  });
});
