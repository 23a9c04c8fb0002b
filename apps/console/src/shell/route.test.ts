import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printRoute, readRoute, screens } from "./route.js";

const part = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" });
const routes = fc.record(
  {
    world: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
    screen: fc.constantFrom(...screens),
    rest: fc.array(part, { maxLength: 3 }),
    as: part,
    workspace: part,
  },
  { requiredKeys: ["world", "screen", "rest"] },
);

describe("readRoute", () => {
  it("reads what printRoute writes", () => {
    fc.assert(
      fc.property(routes, (route) => {
        expect(readRoute(printRoute(route))).toEqual(route);
      }),
    );
  });

  it.each(["", "#", "#/", "#/%E0%A4/x", "#/../..", "#/<script>"])("has defaults for %j", (hash) => {
    expect(readRoute(hash)).toMatchObject({ world: "default", screen: "workspace" });
  });
});
