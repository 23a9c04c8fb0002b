import { readFile } from "node:fs/promises";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { CoverageReport } from "@rollcall/server";
import { Command, InvalidArgumentError } from "commander";
import { CommandError, exitCodes } from "../../describe-error.js";
import { codeReferences } from "../../generated/codes.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer } from "../command-context.js";
import { printCoverage } from "./print-coverage.js";

interface Options {
  readonly journal?: string;
  readonly atLeast?: number;
  readonly folder?: string;
  readonly codes?: string;
  readonly events?: string;
  readonly acts?: string;
  readonly missing?: true;
}

/** `rollcall coverage`: the parts of both APIs and the events that a client's tests have exercised. */
export function createCoverageCommand(surroundings: Surroundings): Command {
  return withServer(
    new Command("coverage")
      .description("Report which methods, routes, arguments, codes, events and acts of people were exercised.")
      .option("--journal <file>", "exchanges as JSON lines, from `rollcall trace --json` or the event stream")
      .option("--folder <folder>", "folder of reports that servers wrote when they closed (see ROLLCALL_COVERAGE)")
      .option("--codes <codes>", "fail if one of these comma-separated codes was never returned")
      .option("--events <types>", "fail if no app has acknowledged one of these comma-separated events")
      .option("--acts <acts>", "fail if nobody has done one of these comma-separated acts, such as people.react")
      .option("--missing", "list arguments, codes, events and acts that have not been exercised")
      .option(
        "--at-least <percent>",
        "fail if less than this percentage of methods and routes was called",
        readPercent,
      ),
  ).action(async (_options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    const { journal, folder, codes, events, acts, atLeast, missing } = command.opts<Options>();
    if (journal !== undefined && folder !== undefined)
      throw new CommandError("--journal and --folder cannot be used together", exitCodes.usage);
    const wanted = codes === undefined ? [] : readCodes(codes);
    const report = await readReport({ journal, folder }, () => control("coverage.get", {}));
    write.answer(report, (whole) => printCoverage(whole, missing === true));
    demandCodes(report, wanted);
    await demandAll(report, { events: split(events), acts: split(acts) });
    const reached = percentOf(report);
    if (atLeast !== undefined && reached < atLeast)
      throw new CommandError(
        `${reached} % of the methods and routes were called; ${atLeast} % are required`,
        exitCodes.refused,
      );
  });
}

interface Source {
  readonly journal: string | undefined;
  readonly folder: string | undefined;
}

async function readReport({ journal, folder }: Source, ask: () => Promise<CoverageReport>): Promise<CoverageReport> {
  if (journal !== undefined) return cover(journal);
  return folder === undefined ? ask() : readFolder(folder);
}

async function readFolder(folder: string): Promise<CoverageReport> {
  const { readCoverage } = await import("@rollcall/server");
  const report = await readCoverage(folder).catch((error: unknown) => {
    throw new CommandError(`cannot read the reports in ${folder}: ${String(error)}`, exitCodes.usage, { cause: error });
  });
  if (report !== undefined) return report;
  throw new CommandError(
    `${folder} contains no reports; run the tests with ROLLCALL_COVERAGE=${folder} and close each server`,
    exitCodes.usage,
  );
}

/** Parses a list of codes; an undefined code is a usage error. */
function readCodes(text: string): readonly string[] {
  const known = codeReferences.map(({ code }) => code);
  const codes = split(text);
  const unknown = codes.find((code) => !known.includes(code));
  if (unknown === undefined) return codes;
  throw new CommandError(
    `no definition contains the code ${JSON.stringify(unknown)}${didYouMean(unknown, known)}`,
    exitCodes.usage,
  );
}

function demandCodes({ methods, routes }: CoverageReport, wanted: readonly string[]): void {
  const seen = new Set([...methods, ...routes].flatMap(({ codes }) => codes));
  const missing = wanted.filter((code) => !seen.has(code));
  if (missing.length > 0) throw new CommandError(`never returned: ${missing.join(", ")}`, exitCodes.refused);
}

function split(text: string | undefined): readonly string[] {
  return text === undefined ? [] : text.split(",").map((name) => name.trim());
}

/** Names that no definition has are demands that are not met, with a hint. */
async function demandAll(report: CoverageReport, demands: object): Promise<void> {
  const { checkCoverage } = await import("@rollcall/server");
  const unmet = checkCoverage(report, demands);
  if (unmet.length > 0) throw new CommandError(unmet.join("\n"), exitCodes.refused);
}

async function cover(journal: string): Promise<CoverageReport> {
  const { coverJournal } = await import("@rollcall/server");
  return coverJournal(await readEntries(journal));
}

function readPercent(text: string): number {
  const percent = Number(text.replace(/%$/, ""));
  if (text === "" || !(percent >= 0 && percent <= 100))
    throw new InvalidArgumentError("Expected a number from 0 to 100.");
  return percent;
}

async function readEntries(path: string): Promise<readonly object[]> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`cannot read the journal ${path}`, exitCodes.usage, { cause: error });
  });
  if (text.trimStart().startsWith("[")) return readList(path, text);
  return text.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [readLine(path, line, index + 1)]));
}

function readList(path: string, text: string): readonly object[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} is not valid JSON: ${String(error)}`, exitCodes.usage, { cause: error });
  }
}

function readLine(path: string, line: string, number: number): object {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new CommandError(`${path}:${number}: this line is not valid JSON`, exitCodes.usage, { cause: error });
  }
}

function percentOf({ totals: { methods, routes } }: CoverageReport): number {
  return Math.floor((100 * (methods.seen + routes.seen)) / (methods.declared + routes.declared));
}
