import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DialectName, FilterSyntaxError, parseFilter, parsePath, printFilter, printPath } from "../index.js";

const seeds = [
  'userName eq "bjensen"',
  `name.familyName co "O'Malley" or not (title pr)`,
  'urn:ietf:params:scim:schemas:core:2.0:User:userName sw "J"',
  'meta.lastModified gt "2011-05-13T04:42:34Z" and active eq true',
  'userType ne "Employee" and not (emails co "example.com" or emails.value co "example.org")',
  'emails[type eq "work" and value co "@example.com"] or ims[type eq "xmpp" and value co "@foo.com"]',
  "restricted eq '1' and (userName sw a or email eq 7e-3)",
  'members[value eq "2819c223"].displayName',
  "urn:scim:schemas:extension:enterprise:1.0.manager.displayName pr",
];
const pieces = [
  ..."()[].:'\"\\ \t\n-_$",
  "and",
  "or",
  "not",
  "pr",
  "eq",
  "NE",
  "null",
  "1e9",
  "\\u00e9",
  "\ud800",
  "é",
  "  ",
];

/** Reproducible pseudorandom numbers. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function mutate(text: string, random: (below: number) => number): string {
  let result = text;
  for (let left = 1 + random(4); left > 0; left--) {
    const at = random(result.length + 1);
    const end = at + random(3) * random(6);
    const piece = pieces[random(pieces.length)] ?? "";
    const other = seeds[random(seeds.length)] ?? "";
    const inserted = [piece, "", other.slice(random(other.length)), result.slice(at, end).repeat(2)][random(4)] ?? "";
    result = `${result.slice(0, at)}${inserted}${result.slice(end)}`;
  }
  return result;
}

/** Whether the text is accepted. The printed form of an accepted text must be accepted too. */
function isTaken(text: string, dialect: DialectName): boolean {
  try {
    const printed = printFilter(parseFilter(text, { dialect }));
    return printFilter(parseFilter(printed, { dialect })) === printed;
  } catch (error) {
    return !isRefusal(error, text);
  }
}

function isPathTaken(text: string, dialect: DialectName): boolean {
  try {
    return printPath(parsePath(text, { dialect })) !== "";
  } catch (error) {
    return !isRefusal(error, text);
  }
}

function isRefusal(error: unknown, text: string): boolean {
  if (!(error instanceof FilterSyntaxError)) throw error;
  if (error.offset < 0 || error.offset > text.length) throw new Error(`The offset ${error.offset} is out of range.`);
  if (!error.explain().includes("^")) throw new Error("The explanation has no caret.");
  return true;
}

describe("parseFilter and parsePath", () => {
  // Stack traces are not needed here and would take most of the time.
  const { stackTraceLimit } = Error;
  beforeAll(() => {
    Error.stackTraceLimit = 0;
  });
  afterAll(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });

  it("return a tree or throw a FilterSyntaxError for 50,000 mutated texts", () => {
    const random = createRandom(20_240_229);
    const names: readonly DialectName[] = ["rfc7644", "scim1.1", "service"];
    const counts = { taken: 0, refused: 0 };
    for (let round = 0; round < 50_000; round++) {
      const text = mutate(seeds[round % seeds.length] ?? "", random);
      const dialect = names[round % names.length] ?? "rfc7644";
      const taken = round % 5 === 0 ? isPathTaken(text, dialect) : isTaken(text, dialect);
      counts[taken ? "taken" : "refused"] += 1;
    }
    expect(counts.taken + counts.refused).toBe(50_000);
    // If all mutations were refused, or all accepted, the test would prove nothing.
    expect(counts.taken).toBeGreaterThan(1_250);
    expect(counts.refused).toBeGreaterThan(25_000);
  });
});
