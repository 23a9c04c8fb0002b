import { readFile } from "node:fs/promises";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { CoverageReport } from "@rollcall/server";
import { Command, InvalidArgumentError } from "commander";
import { CommandError } from "../../command-error.js";
import { exitCodes } from "../../exit-codes.js";
import { codeReferences } from "../../generated/codes.js";
import { printTable } from "../../output/print-table.js";
import type { Surroundings } from "../../surroundings.js";
import { contextOf, withServer } from "../command-context.js";

interface Options {
  readonly journal?: string;
  readonly atLeast?: number;
  readonly folder?: string;
  readonly codes?: string;
  readonly missing?: true;
}

/** `rollcall coverage`: the parts of both APIs that a client's tests have exercised. */
export function createCoverageCommand(surroundings: Surroundings): Command {
  return withServer(
    new Command("coverage")
      .description("Reports which methods, routes, arguments and codes were exercised.")
      .option("--journal <file>", "exchanges as JSON lines, from `rollcall trace --json` or the event stream")
      .option("--folder <folder>", "folder of reports that servers wrote when they closed (see ROLLCALL_COVERAGE)")
      .option("--codes <codes>", "fail if one of these comma-separated codes was never returned")
      .option("--missing", "list arguments and codes that calls have not exercised")
      .option("--at-least <percent>", "fail if a smaller percentage of methods and routes was called", readPercent),
  ).action(async (_options, command: Command) => {
    const { control, write } = contextOf(command, surroundings);
    const { journal, folder, codes, atLeast, missing } = command.opts<Options>();
    if (journal !== undefined && folder !== undefined)
      throw new CommandError("--journal and --folder cannot be used together", exitCodes.usage);
    const wanted = codes === undefined ? [] : readCodes(codes);
    const report = await readReport({ journal, folder }, () => control("coverage.get", {}));
    write.answer(report, (whole) => printReport(whole, missing === true));
    demandCodes(report, wanted);
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
  const codes = text.split(",").map((code) => code.trim());
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

function printReport({ methods, routes, totals }: CoverageReport, isWithMissing: boolean): string {
  const called = methods.filter(({ calls }) => calls > 0);
  const parts = [
    printTable(
      ["", "exercised", "declared"],
      Object.entries(totals).map(([name, { seen, declared }]) => [
        name.replace("_", " "),
        String(seen),
        String(declared),
      ]),
    ),
    called.length === 0
      ? "no method was called\n"
      : printTable(
          ["method", "calls", "arguments", "codes"],
          called.map(({ method, calls, arguments: sent, missing_arguments, codes }) => [
            method,
            String(calls),
            `${sent.length} of ${sent.length + missing_arguments.length}`,
            codes.join(" ") || "-",
          ]),
        ),
    printTable(
      ["route", "calls", "codes"],
      routes
        .filter(({ calls }) => calls > 0)
        .map(({ version, route, calls, codes }) => [`${version} ${route}`, String(calls), codes.join(" ") || "-"]),
    ),
  ];
  const missing = called.flatMap(({ method, missing_arguments, missing_codes }) => [
    `${method} was never called with ${missing_arguments.join(", ") || "anything else"}`,
    `${method} never returned ${missing_codes.join(", ")}`,
  ]);
  return [...parts, ...(isWithMissing ? [`${missing.join("\n")}\n`] : [])].join("\n");
}
