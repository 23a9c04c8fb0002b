import { describe, expect, it } from "vitest";
import { findCircles } from "./find-circles.mjs";
import { createHouse } from "./house.mjs";

describe("findCircles", () => {
  it("finds a circle of values and types", () => {
    const house = createHouse({
      "a.ts": 'import { b } from "./b.js";',
      "b.ts": 'import type { C } from "./c.js";',
      "c.ts": 'import { b } from "./b.js";',
    });
    expect(findCircles(house)).toEqual([{ path: "b.ts", message: "a circle: c.ts, b.ts" }]);
  });

  it("finds a module that imports itself", () => {
    expect(findCircles(createHouse({ "a.ts": 'import { a } from "./a.js";' }))).toHaveLength(1);
  });

  it("accepts two ways to one module", () => {
    const house = createHouse({
      "a.ts": 'import "./b.js"; import "./c.js";',
      "b.ts": 'import "./d.js";',
      "c.ts": 'import "./d.js";',
      "d.ts": "",
    });
    expect(findCircles(house)).toEqual([]);
  });

  it("ignores generated modules", () => {
    const house = createHouse({
      "a.ts": 'import { b } from "./generated/b.js";',
      "generated/b.ts": 'import type { A } from "../a.js";',
    });
    expect(findCircles(house)).toEqual([]);
  });
});
