import { describe, expect, it } from "vitest";
import { steps, toGroups } from "./check-steps.mjs";

describe("toGroups", () => {
  it("runs steps together that neither change sources nor are measured, and keeps the order", () => {
    const groups = toGroups(Object.keys(steps));
    expect(groups.flat()).toEqual(Object.keys(steps));
    const alone = groups.flatMap((group) => (group.length === 1 ? group : []));
    expect(alone).toEqual(["lint", "build", "generate", "typecheck", "test", "speed"]);
    expect(groups.length).toBe(alone.length + 1);
  });

  it("runs a step that may share the machine alone between others", () => {
    expect(toGroups(["site", "lint", "api", "fuzz"])).toEqual([["site"], ["lint"], ["api", "fuzz"]]);
  });
});
