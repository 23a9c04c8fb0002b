import { parseFilter } from "@rollcall/scim-filter";
import { timed } from "../measure.js";
import type { Contender, Goal, Row } from "../suite.js";
import { measureBundle } from "./bundle-size.js";
import { anyOf, compound, createUsers, long, predicates, short } from "./filters.js";
import { timeStart } from "./first-parse.js";
import { type Reader, readers } from "./readers.js";

/** Rows that compare parsing and applying filters with other npm packages. */
export function createFilterRows(): readonly Row[] {
  return [
    parsing("Parse 9 short filters", short),
    parsing("Parse 6 compound filters", compound),
    parsing("Parse 3 long filters, of 20 to 100 conditions", long),
    parsing(
      "Parse all 18 filters",
      [...short, ...compound, ...long],
      [
        { against: "scim2-parse-filter", limit: 2 },
        { against: "scimmy", limit: 8 },
      ],
    ),
    applying(`Apply ${predicates.length} filters to 10,000 users`),
    growth(),
    starting("First parse after the import, in a new process", "parse", [{ limit: 15 }]),
    starting("Import, in a new process", "import"),
    size(),
  ];
}

function parsing(name: string, filters: readonly string[], goals: readonly Goal[] = []): Row {
  const run = ({ parse }: Reader) => timed(() => filters.map(parse));
  return { name, unit: "nanoseconds", rounds: 15, contenders: contest(run), goals };
}

function applying(name: string): Row {
  const users = createUsers(10_000);
  const counts = readers.map(({ compile }) => predicates.map((text) => compile(text)(users)).join());
  const other = counts.findIndex((count) => count !== counts[0]);
  // The comparison is only fair if all packages select the same users.
  if (other >= 0) throw new Error(`${readers[other]?.name} selects ${counts[other]}, Rollcall ${counts[0]}.`);
  const run = ({ compile }: Reader) => {
    const selections = predicates.map(compile);
    return timed(() => selections.map((select) => select(users)));
  };
  const goals = readers.slice(1).map(({ name: against }) => ({ against, limit: 5 }));
  return { name, unit: "nanoseconds", rounds: 9, contenders: contest(run), goals };
}

/** The growth of parsing time for text that is ten times as long. Linear growth is 10. */
function growth(): Row {
  const condition = (index: number) => `userName eq "user${index}@example.com"`;
  const [hundred, thousand] = [fill(100_000, condition), fill(1_000_000, condition)];
  const options = { maxLength: Number.POSITIVE_INFINITY };
  const sample = (parse: (text: string) => unknown) => {
    const [short, long] = [timed(() => parse(hundred)), timed(() => parse(thousand))];
    return () => {
      const base = short();
      return long() / base;
    };
  };
  const peers = readers.filter(({ name }) => name === "scim2-parse-filter" || name === "scimmy");
  return {
    name: "Parse a filter of 1 MB, relative to 100 KB",
    unit: "times",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: sample((text) => parseFilter(text, options)) },
      ...peers.map(({ name, parse }) => ({ name, sample: sample(parse) })),
    ],
    goals: [{ limit: 12 }],
  };
}

function fill(length: number, toCondition: (index: number) => string): string {
  return anyOf(Math.round(length / (toCondition(10_000).length + " or ".length)), toCondition);
}

function starting(name: string, part: "import" | "parse", goals: readonly Goal[] = []): Row {
  return {
    name,
    unit: "milliseconds",
    rounds: 7,
    contenders: contest((reader) => () => timeStart(reader.name, part)),
    goals,
  };
}

function size(): Row {
  const run = (reader: Reader) => () => measureBundle(reader.name);
  return { name: "Bundle size, minified and gzipped", unit: "kilobytes", rounds: 1, contenders: contest(run) };
}

function contest(toSample: (reader: Reader) => Contender["sample"]): readonly [Contender, ...Contender[]] {
  const [ours, ...peers] = readers;
  const toContender = (reader: Reader): Contender => ({ name: reader.name, sample: toSample(reader) });
  return [toContender(ours), ...peers.map(toContender)];
}
