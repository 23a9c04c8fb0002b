import { describe, expect, it } from "vitest";
import { findDeadExports } from "./find-dead-exports.mjs";
import { createHouse } from "./house.mjs";

describe("findDeadExports", () => {
  it("finds values and types that nothing imports", () => {
    const house = createHouse({
      "packages/a/src/a.ts": "export const used = 1;\nexport const dead = 2;\nexport interface Dead {}",
      "packages/a/src/b.ts": 'import { used } from "./a.js";',
    });
    expect(findDeadExports(house).map(({ message }) => message)).toEqual([
      "nothing imports dead: remove it, or its `export`",
      "nothing imports Dead: remove it, or its `export`",
    ]);
  });

  it.each([
    ["an entry of a package", { "packages/a/src/index.ts": "export const a = 1;" }],
    ["a generated module", { "packages/a/src/generated/a.ts": "export const a = 1;" }],
    ["a test", { "packages/a/src/a.test.ts": "export const a = 1;" }],
    [
      "a module that is imported whole",
      { "packages/a/src/a.ts": "export const a = 1;", "packages/a/src/b.ts": 'const b = import("./a.js");' },
    ],
  ])("leaves %s alone", (_, texts) => {
    expect(findDeadExports(createHouse(texts, ["packages/a/src/index.ts"]))).toEqual([]);
  });
});
