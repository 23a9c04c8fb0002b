import { printBadge, printJunit, printSarif, type Report, toBadge } from "@rollcall/scim-conformance";
import { writeText } from "./compare-with-baseline.js";

/** The files of a report. */
interface ReportFiles {
  readonly junit?: string;
  readonly sarif?: string;
  readonly badge?: string;
  readonly strict?: boolean;
}

/** Writes a report to files. @throws CommandError if one cannot be written */
export async function writeReports(
  report: Report,
  { junit, sarif, badge, strict = false }: ReportFiles,
): Promise<void> {
  if (junit !== undefined)
    await writeText(
      junit,
      printJunit(report, {
        fails: ({ status, known, level }) => status === "failed" && known !== true && (strict || level === "must"),
      }),
    );
  if (sarif !== undefined) await writeText(sarif, printSarif(report));
  if (badge !== undefined)
    await writeText(badge, badge.endsWith(".svg") ? printBadge(report) : `${JSON.stringify(toBadge(report))}\n`);
}
