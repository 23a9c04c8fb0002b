import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atOnce, inSlices } from "./decode-text.js";
import { JsonReader } from "./json-reader.js";
import { parseJson } from "./parse-body.js";

const limits = { maxDepth: 64 };
const read = (text: string, given = limits) => atOnce(new JsonReader(text, given).read());
const faultOf = (text: string, given?: { readonly maxDepth: number; readonly maxMembers?: number }) => {
  const parsed = read(text, given);
  return parsed.ok ? undefined : parsed.fault;
};

describe("JsonReader", () => {
  it("accepts what JSON.parse accepts, with the same result", () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), fc.nat({ max: 4 }), (text, indent) => {
        const printed = JSON.stringify(JSON.parse(text), undefined, indent);
        fc.pre(!printed.includes("__proto__") && printed.isWellFormed() && !/\\ud[89a-f]/.test(printed));
        expect(read(printed)).toMatchObject({ ok: true, value: JSON.parse(printed) });
      }),
    );
  });

  it.each([
    '{"a":1,"b":{"a":[],"c":{}},"a":2}',
    '"\\u00e9\\n\\"\\\\\\/\\ud83d\\ude00"',
    " [ -0 , 1.5e3 , 1E-2, true ,false,null ] ",
    "12",
    '{"constructor":1,"1":2,"0":3}',
  ])("reads %s", (text) => {
    const parsed = read(text);
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  it("recognizes every prefix of every JSON text", () => {
    fc.assert(
      fc.property(fc.json(), fc.nat({ max: 4 }), fc.nat(), (text, indent, seed) => {
        const printed = JSON.stringify(JSON.parse(text), undefined, indent);
        fc.pre(!printed.includes("__proto__") && !/\\ud[89a-f]/.test(printed));
        const start = printed.slice(0, seed % printed.length);
        expect(parses(start) ? "early" : faultOf(start)).toBe("early");
      }),
    );
  });

  it("never treats an invalid text as a prefix", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom("}", "]", ",", ":", "x", "1 2", '"a" "b"', "{,", "[,"), (text, more) => {
        fc.pre(!/[[{]$/.test(text) && !text.includes("__proto__") && !/\\ud[89a-f]/.test(text));
        expect(faultOf(`[${text}}${more}`)).toBe("broken");
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
  ])("reads %j: %s", (text, wanted) => {
    expect(faultOf(text)).toBe(wanted ? "early" : "broken");
  });

  it.each([
    ["a member __proto__", '{"__proto__":{}}', "harmful"],
    ["half a surrogate pair", '["\\ud800"]', "harmful"],
    ["half a surrogate pair in a name", '{"\\udc00":1}', "harmful"],
    ["arrays and objects that nest too deep", '[{"a":[[]]}]', "harmful"],
    ["too many members", '{"a":1,"b":[2,3]}', "crowded"],
    ["too many elements", "[1,2,3,4]", "crowded"],
  ])("refuses %s, at once and in slices", async (_, text, fault) => {
    const given = { maxDepth: 3, maxMembers: 3 };
    expect(faultOf(text, given)).toBe(fault);
    expect(await parseJson(text, given, async () => undefined)).toEqual({ ok: false, fault });
  });

  it("stops at the first member above the limit, and where the text nests too deep", () => {
    for (const text of ["[".repeat(1_000_000), `[${"1,".repeat(1_000_000)}`]) {
      const work = new JsonReader(text, { maxDepth: 64, maxMembers: 1000 }).read();
      expect(work.next()).toEqual({
        done: true,
        value: { ok: false, fault: text.startsWith("[[") ? "harmful" : "crowded" },
      });
    }
  });

  it.each([
    ["members", `{${Array.from({ length: 100_000 }, (_, index) => `"key${index}":1`).join(",")}}`],
    ["a long string", JSON.stringify(["x".repeat(1_000_000)])],
    [
      "a long string of escapes",
      JSON.stringify(["\u{1f600}\n".repeat(200_000)]).replaceAll("\u{1f600}", "\\ud83d\\ude00"),
    ],
    ["space", `[${" ".repeat(1_000_000)}]`],
  ])("yields after each 65,536 characters: %s", async (_, text) => {
    let pauses = 0;
    const parsed = await inSlices(new JsonReader(text, limits).read(), async () => {
      pauses += 1;
    });
    expect(parsed.ok && JSON.stringify(parsed.value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(text.length / 65_536) - 1);
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
