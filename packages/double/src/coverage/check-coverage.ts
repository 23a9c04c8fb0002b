import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ActiveDefinitions } from "@rollcall/service";
import type { JournalEntry } from "../generated/control/index.js";
import type { ActName, AnswerCode, EventType, MethodCode, MethodName } from "../names.js";
import type { CoverageReport } from "./coverage-report.js";
import { type Coverage, createCoverage } from "./create-coverage.js";

/** The minimum coverage of a test suite. */
export interface CoverageDemands {
  /** Methods that must be called, each with the codes that it must answer. */
  readonly methods?: { readonly [M in MethodName]?: readonly MethodCode<M>[] };
  /** Codes that any call must answer. */
  readonly codes?: readonly AnswerCode[];
  /** Types of events that an app must acknowledge. */
  readonly events?: readonly EventType[];
  /** Acts that people must do. */
  readonly acts?: readonly ActName[];
  /** Minimum percentage of what is declared, from 0 to 100. */
  readonly atLeast?: { readonly [Part in keyof CoverageReport["totals"]]?: number };
}

/** Returns a sentence for each demand that a report does not meet; empty if it meets all. */
export function checkCoverage(report: CoverageReport, demands: CoverageDemands): readonly string[] {
  const { methods = {}, codes = [], events = [], acts = [], atLeast = {} } = demands;
  return [
    ...Object.entries(methods).flatMap(([method, wanted]) => checkMethod(report, method, wanted ?? [])),
    ...checkCodes(report, codes),
    ...events.flatMap((event) => checkEvent(report, event)),
    ...acts.flatMap((act) => checkAct(report, act)),
    ...Object.entries(atLeast).flatMap(([part, percent]) => checkTotal(report, part, percent ?? 0)),
  ];
}

function checkMethod({ methods }: CoverageReport, name: string, wanted: readonly string[]): readonly string[] {
  const found = methods.find(({ method }) => method === name);
  if (found === undefined)
    return [
      `There is no method ${name}${hint(
        name,
        methods.map(({ method }) => method),
      )}`,
    ];
  if (found.calls === 0) return [`${name} was never called.`];
  const declared = [...found.codes, ...found.missing_codes];
  return wanted.flatMap((code) => {
    if (found.codes.includes(code)) return [];
    if (declared.includes(code)) return [`${name} never answered ${code}.`];
    return [`${name} does not declare the code ${code}${hint(code, declared)}`];
  });
}

function checkCodes({ methods, routes }: CoverageReport, wanted: readonly string[]): readonly string[] {
  const seen = new Set([...methods, ...routes].flatMap(({ codes }) => codes));
  return wanted.filter((code) => !seen.has(code)).map((code) => `No call was answered ${code}.`);
}

function checkEvent({ events }: CoverageReport, name: string): readonly string[] {
  const found = events.find(({ event }) => event === name);
  if (found === undefined)
    return [
      `There is no event ${name}${hint(
        name,
        events.map(({ event }) => event),
      )}`,
    ];
  return found.deliveries > 0 ? [] : [`No app has acknowledged ${name}. ${found.how}`];
}

function checkAct({ acts }: CoverageReport, name: string): readonly string[] {
  const found = acts.find(({ act }) => act === name);
  if (found === undefined)
    return [
      `There is no act ${name}${hint(
        name,
        acts.map(({ act }) => act),
      )}`,
    ];
  return found.times > 0 ? [] : [`Nobody has done ${name}.`];
}

function checkTotal({ totals }: CoverageReport, part: string, percent: number): readonly string[] {
  const names: readonly string[] = Object.keys(totals);
  const [, total] = Object.entries(totals).find(([name]) => name === part) ?? [];
  if (total === undefined) return [`Coverage has no part ${part}${hint(part, names)}`];
  const { seen, declared } = total;
  // Rounded down, so that a demand is never met too early.
  const reached = declared === 0 ? 100 : Math.floor((1000 * seen) / declared) / 10;
  if (reached >= percent) return [];
  return [
    `${reached} % of the ${part.replace("_", " ")} were exercised (${seen} of ${declared}); ${percent} % are required.`,
  ];
}

function hint(name: string, known: readonly string[]): string {
  return didYouMean(name, known) || ".";
}

/** Combines the coverage of several servers: whatever one of them has exercised counts. */
export async function mergeCoverage(
  reports: readonly CoverageReport[],
  sets: ActiveDefinitions,
): Promise<CoverageReport> {
  const coverage = createCoverage(sets);
  for (const report of reports) coverage.merge(report);
  return coverage.report();
}

const ending = ".coverage.json";

/** Writes the report of a server to a folder, and creates the folder if it does not exist. */
export async function writeCoverage(folder: string, report: CoverageReport): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${crypto.randomUUID()}${ending}`);
  await writeFile(`${path}.new`, JSON.stringify(report));
  await rename(`${path}.new`, path);
}

/**
 * The combined reports that servers have left in a folder; undefined if there is none.
 * @throws Error if the folder cannot be read
 */
export async function readCoverage(folder: string, sets: ActiveDefinitions): Promise<CoverageReport | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const reports: CoverageReport[] = [];
  // `writeCoverage` wrote each file.
  for (const name of names) reports.push(JSON.parse(await readFile(join(folder, name), "utf8")));
  return reports.length === 0 ? undefined : mergeCoverage(reports, sets);
}

/** The coverage by the entries of a journal: calls, deliveries and acts. */
export async function coverJournal(
  entries: readonly Partial<JournalEntry>[],
  sets: ActiveDefinitions,
): Promise<CoverageReport> {
  const coverage = createCoverage(sets);
  for (const entry of entries) count(coverage, entry);
  return coverage.report();
}

function count(coverage: Coverage, entry: Partial<JournalEntry>): void {
  const { protocol, method, ok, delivery } = entry;
  if (delivery !== undefined) {
    const { event, result, rate_limited } = delivery;
    if (result === "delivered" && rate_limited !== true) coverage.addDeliveries(event, 1);
    return;
  }
  if (protocol !== "people") coverage.add(entry);
  else if (ok === true && method !== undefined) coverage.addActs(method, 1);
}
