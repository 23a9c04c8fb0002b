import { open, rename, rm } from "node:fs/promises";
import { codeReferences } from "../generated/codes.js";
import { failuresOf } from "./import-log.js";

/** A failed row. */
export interface Failure {
  readonly line: number;
  /** Code, or a description of the problem with the row. */
  readonly error: string;
  /** Meaning of the code; absent if there is no code. */
  readonly meaning?: string;
}

/** Maximum number of printed failures. The report has all of them. */
const maxFailures = 10;

/**
 * The path of the report of an import, such as `users.csv.failed.ndjson`. The report of an imported report has the next
 * number: `users.csv.failed.2.ndjson`.
 */
function reportOf(path: string): string {
  const [, whole, number = "1"] = /^(.*)\.failed(?:\.(\d+))?\.ndjson$/i.exec(path) ?? [];
  return whole === undefined ? `${path}.failed.ndjson` : `${whole}.failed.${Number(number) + 1}.ndjson`;
}

/**
 * Writes the failed rows to a report next to the file. Each line is a JSON object with the reason and the row, so that
 * `import` can read the corrected report. If no row failed, an older report is removed.
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
      if (many <= maxFailures) failures.push(failure);
    }
  } finally {
    await file.close();
  }
  await (many === 0 ? rm(beside) : rename(beside, report));
  if (many === 0) await rm(report, { force: true });
  return { failures, ...(many > 0 && { report }) };
}
