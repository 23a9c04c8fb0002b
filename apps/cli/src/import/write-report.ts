import { open, rename, rm } from "node:fs/promises";
import { codeReferences } from "../generated/codes.js";
import { failuresOf } from "./import-log.js";

/** A row that failed. */
export interface Failure {
  readonly line: number;
  /** Code, or the words for what is wrong with the row. */
  readonly error: string;
  /** What the code means; absent where it is none. */
  readonly meaning?: string;
}

/** Failures that are told right away; the report has all of them. */
const toldAtMost = 10;

/**
 * The report of an import: `users.csv.failed.ndjson`. That of a report which is imported itself has the next number:
 * `users.csv.failed.2.ndjson`.
 */
function reportOf(path: string): string {
  const [, whole, number = "1"] = /^(.*)\.failed(?:\.(\d+))?\.ndjson$/i.exec(path) ?? [];
  return whole === undefined ? `${path}.failed.ndjson` : `${whole}.failed.${Number(number) + 1}.ndjson`;
}

/**
 * Writes the rows that failed beside the file, a JSON object a line: why a row failed, and the row itself, so that
 * `import` reads the report once the rows are corrected. Where no row failed, an older report is removed.
 */
export async function writeReport(
  path: string,
  log: string,
): Promise<{ readonly failures: readonly Failure[]; readonly report?: string }> {
  const report = reportOf(path);
  const beside = `${report}.${process.pid}.new`;
  const failures: Failure[] = [];
  let many = 0;
  const file = await open(beside, "w", 0o600);
  try {
    for await (const { line, error = "", source } of failuresOf(log)) {
      const meaning = codeReferences.find(({ code, api }) => code === error && api === "SCIM")?.meaning;
      const failure = { line, error, ...(meaning !== undefined && { meaning }) };
      await file.appendFile(`${JSON.stringify({ ...failure, ...source })}\n`);
      many += 1;
      if (many <= toldAtMost) failures.push(failure);
    }
  } finally {
    await file.close();
  }
  await (many === 0 ? rm(beside) : rename(beside, report));
  if (many === 0) await rm(report, { force: true });
  return { failures, ...(many > 0 && { report }) };
}
