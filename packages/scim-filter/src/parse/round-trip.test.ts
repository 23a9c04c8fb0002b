import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AttributePath, ElementFilter, Filter, PatchPath } from "../filter.js";
import { type DialectName, dialects, parseFilter, parsePath, printFilter, printPath } from "../index.js";

const nowhere = { start: 0, end: 0 };

const letter = fc.constantFrom(..."abcXYZ");
const name = fc
  .tuple(
    fc.constantFrom(..."abXY$"),
    fc.string({ unit: fc.oneof(letter, fc.constantFrom("0", "9", "-", "_", "$")), maxLength: 6 }),
  )
  .map(([first, rest]) => first + rest)
  .filter((word) => !["and", "or"].includes(word.toLowerCase()));
const urn = fc.constantFrom("urn:a:b", "urn:ietf:params:scim:schemas:core:2.0:User", "https://example.com/s/1.0/Robot");

const attribute: fc.Arbitrary<AttributePath> = fc.record(
  {
    kind: fc.constant("attribute" as const),
    name,
    urn,
    subAttribute: name,
    start: fc.constant(0),
    end: fc.constant(0),
  },
  { requiredKeys: ["kind", "name", "start", "end"] },
);
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom('"', "'", "\\", "\n", "\u0000", "\ud800", "(", "]", " ") }),
  fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
);

function tests(operators: (typeof dialects.rfc7644)["operators"]): fc.Arbitrary<ElementFilter> {
  return fc.oneof(
    attribute.map((path) => ({ kind: "present" as const, attribute: path, ...nowhere })),
    fc.tuple(attribute, fc.constantFrom(...operators), value).map(([path, operator, literal]) => ({
      kind: "compare" as const,
      attribute: path,
      operator,
      value: literal,
      ...nowhere,
    })),
  );
}

function trees<Tree extends Filter>(leaf: fc.Arbitrary<Tree>, not: boolean): fc.Arbitrary<Filter> {
  return fc.letrec<{ tree: Filter }>((tie) => {
    const list = fc
      .tuple(
        fc.constantFrom("and" as const, "or" as const),
        tie("tree"),
        tie("tree"),
        fc.array(tie("tree"), { maxLength: 2 }),
      )
      .map(([kind, first, second, rest]): Filter => ({ kind, operands: [first, second, ...rest], ...nowhere }));
    const negation = tie("tree").map((operand): Filter => ({ kind: "not", operand, ...nowhere }));
    return { tree: fc.oneof({ maxDepth: 5 }, leaf, list, ...(not ? [negation] : [])) };
  }).tree;
}

// Trees of these tests never contain a value path.
const element = trees(tests(dialects.rfc7644.operators), true) as fc.Arbitrary<ElementFilter>;
const elements = fc
  .tuple(attribute, element)
  .map(([path, filter]) => ({ kind: "valuePath" as const, attribute: path, filter, ...nowhere }));

const filters: { readonly [Name in DialectName]: fc.Arbitrary<Filter> } = {
  rfc7644: trees(fc.oneof(tests(dialects.rfc7644.operators), elements), true),
  "scim1.1": trees(tests(dialects["scim1.1"].operators), false),
  service: trees(tests(dialects.service.operators), false),
};
const path: fc.Arbitrary<PatchPath> = fc.oneof(
  attribute,
  elements,
  fc.tuple(elements, name).map(([selected, subAttribute]) => ({ ...selected, subAttribute })),
);

describe.each(["rfc7644", "scim1.1", "service"] as const)("parsing and printing in %s", (dialect) => {
  it("returns the same tree", () => {
    fc.assert(
      fc.property(filters[dialect], (tree) => {
        expect(atZero(parseFilter(printFilter(tree), { dialect }))).toEqual(tree);
      }),
      { numRuns: 2000 },
    );
  });

  it("returns the canonical text", () => {
    fc.assert(
      fc.property(filters[dialect], (tree) => {
        const text = printFilter(tree);
        expect(printFilter(parseFilter(text, { dialect }))).toBe(text);
      }),
    );
  });
});

describe("parsing and printing paths", () => {
  it("returns the same tree", () => {
    fc.assert(
      fc.property(path, (tree) => {
        expect(atZero(parsePath(printPath(tree)))).toEqual(tree);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the offsets of a tree", () => {
  it("delimit the text of the node", () => {
    fc.assert(
      fc.property(filters.rfc7644, (tree) => {
        const text = printFilter(tree);
        const check = (node: Filter): void => {
          expect(atZero(parseFilter(text.slice(node.start, node.end)))).toEqual(atZero(node));
          for (const below of nodesBelow(node)) check(below);
        };
        check(parseFilter(text));
      }),
    );
  });
});

function nodesBelow(node: Filter): readonly Filter[] {
  switch (node.kind) {
    case "and":
    case "or":
      return node.operands;
    case "not":
      return [node.operand];
    case "valuePath":
      return [node.filter];
    case "present":
    case "compare":
      return [];
  }
}

/** The tree with every offset 0. */
function atZero<Tree extends object>(tree: Tree): Tree {
  const text = JSON.stringify(tree, (key, found) => (key === "start" || key === "end" ? 0 : found));
  return JSON.parse(text);
}
