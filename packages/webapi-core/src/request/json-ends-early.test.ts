import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonEndsEarly } from "./json-ends-early.js";

describe("jsonEndsEarly", () => {
  it("knows every beginning of every JSON text", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat({ max: 4 }), fc.nat(), (text, indent, seed) => {
        const printed = JSON.stringify(JSON.parse(text), undefined, indent);
        const start = printed.slice(0, seed % printed.length);
        expect(parses(start) || jsonEndsEarly(start)).toBe(true);
      }),
    );
  });

  it("never says so of a text that nothing can make whole", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom("}", "]", ",", ":", "x", "1 2", '"a" "b"', "{,", "[,"), (text, more) => {
        fc.pre(!/[[{]$/.test(text));
        expect(jsonEndsEarly(`[${text}}${more}`)).toBe(false);
      }),
    );
  });

  it.each([
    ["", true],
    ["  ", true],
    ['{"a":"\\u00', true],
    ['{"a":"\\', true],
    ['{"a":-', true],
    ['{"a":1.', true],
    ['{"a":1e+', true],
    ['{"a":tru', true],
    ['{"a":1,', true],
    ["[[]", true],
    ['{"a":"\\x', false],
    ['{"a":"\\u00g', false],
    ['{"a":"line\nbreak', false],
    ['{"a":01', false],
    ['{"a":truth', false],
    ['{"a"}', false],
    ["{a:1", false],
    ["{'a", false],
    ["[1}", false],
    ['{"a":1,}', false],
    ["{} {}", false],
    ["nonsense", false],
  ])("says of %j: %s", (text, wanted) => {
    expect(jsonEndsEarly(text)).toBe(wanted);
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
