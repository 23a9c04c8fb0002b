import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { deliverySuite } from "./delivery/delivery-suite.js";
import { filterSuite } from "./filter/filter-suite.js";
import { growthSuite } from "./growth/growth-suite.js";
import { type Guarded, guard, isGuarded } from "./guard.js";
import { installSuite } from "./install/install-suite.js";
import { describeMachine } from "./machine.js";
import { measure, type Result } from "./measure.js";
import { scimSuite } from "./scim/scim-suite.js";
import { shortTestSuite } from "./start/short-test-suite.js";
import { startSuite } from "./start/start-suite.js";
import { storageSuite } from "./storage/storage-suite.js";
import type { Row, Suite, SuiteOptions } from "./suite.js";
import { toGuardLine, toLines, toTable } from "./table.js";
import { webapiSuite } from "./webapi/webapi-suite.js";
import { writeSection } from "./write-section.js";

const suites: readonly Suite[] = [
  ...[filterSuite, scimSuite, webapiSuite, storageSuite],
  ...[shortTestSuite, startSuite, deliverySuite, installSuite, growthSuite],
];
const usage = `usage: pnpm bench [--dry] [--guard [--stricter NUMBER]] [--users NUMBER] [--row TEXT] [${suites.map(({ name }) => name).join("|")} …]`;

await main();

/**
 * Runs the suites named on the command line, or all, and writes their tables. A dry run, a run of selected rows, and one
 * that only checks the guarded goals write nothing.
 */
async function main(): Promise<void> {
  const options = {
    dry: { type: "boolean" },
    guard: { type: "boolean" },
    stricter: { type: "string" },
    users: { type: "string" },
    row: { type: "string" },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const unknown = positionals.find((name) => suites.every((suite) => suite.name !== name));
  if (unknown !== undefined) return fail(`Unknown suite ${unknown}.`);
  const users = values.users === undefined ? undefined : Number(values.users);
  if (users !== undefined && !(Number.isSafeInteger(users) && users >= 100))
    return fail("--users must be a whole number, at least 100.");
  const stricter = Number(values.stricter ?? 1);
  if (!(stricter > 0)) return fail("--stricter must be a number above 0.");
  const chosen = suites.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  for (const suite of chosen)
    await runSuite(suite, {
      isDry: values.dry ?? false,
      onlyGuards: values.guard ?? false,
      stricter,
      row: values.row,
      ...(users !== undefined && { users }),
    });
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n${usage}\n`);
  process.exitCode = 2;
}

interface Run extends Omit<SuiteOptions, "onClose"> {
  readonly isDry: boolean;
  /** Whether only guarded goals are checked; a missed one sets the exit code. */
  readonly onlyGuards: boolean;
  /** The factor by which a row must be faster than its guarded goals. */
  readonly stricter: number;
  /** Text that the names of measured rows contain; undefined means all rows. */
  readonly row: string | undefined;
}

async function runSuite(
  suite: Suite,
  { isDry, onlyGuards, stricter, row: wanted = "", ...options }: Run,
): Promise<void> {
  const machine = await describeMachine(suite.packages);
  process.stdout.write(`${suite.name}: ${machine}\n`);
  const closes: (() => Promise<void>)[] = [];
  try {
    const rows = await suite.rows({ ...options, onlyGuards, onClose: (close) => closes.push(close) });
    const chosen = rows.filter(({ name }) => name.includes(wanted));
    if (onlyGuards) return await guardAll(chosen.filter(isGuarded), stricter);
    const results = await measureAll(chosen);
    if (isDry || wanted !== "") return;
    const readme = fileURLToPath(new URL(`../../${suite.readme}`, import.meta.url));
    await writeSection(readme, suite.name, `${toTable(results)}\n\n${machine}`);
  } finally {
    for (const close of closes.toReversed()) await close();
  }
}

async function measureAll(rows: readonly Row[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const row of rows) {
    const result = await measure(row);
    results.push(result);
    process.stdout.write(`${toLines(result).join("\n")}\n`);
  }
  return results;
}

async function guardAll(rows: readonly Row[], stricter: number): Promise<void> {
  const report = (goals: readonly Guarded[]) => {
    for (const goal of goals) process.stdout.write(`${toGuardLine(goal)}\n`);
  };
  if (!(await guard(rows, stricter, report))) process.exitCode = 1;
}
