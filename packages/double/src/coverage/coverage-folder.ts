import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ActiveDefinitions } from "@rollcall/service";
import type { CoverageReport } from "./coverage-report.js";
import { mergeCoverage } from "./merge-coverage.js";

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
