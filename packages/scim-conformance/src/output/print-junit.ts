import type { Report, RowResult } from "../report.js";

const entities: { readonly [char: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for XML 1.0. Characters that XML does not allow become replacement characters. */
export function escapeXml(text: string): string {
  return text
    .replace(/[&<>"]/g, (char) => entities[char] ?? char)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}

/** Options of {@link printJunit}. */
export interface PrintJunitOptions {
  /** Whether a finding fails its test. Others are in `system-out`. Default: every finding that is not in the baseline. */
  readonly fails?: (result: RowResult) => boolean;
}

/** Prints a report as JUnit XML, with a suite per section. */
export function printJunit(
  { results, profile }: Report,
  { fails = ({ status, known }) => status === "failed" && known !== true }: PrintJunitOptions = {},
): string {
  const groups = [...Map.groupBy(results, ({ document, section, title }) => `${document} ${section} ${title}`)];
  const suites = groups.map(([place, rows]) => {
    const cases = rows.map((row) => printCase(row, place, fails(row))).join("");
    return `  <testsuite name="${escapeXml(place)}" ${counts(rows, fails)}>\n${cases}  </testsuite>\n`;
  });
  const { tests, failures, time } = count(results, fails);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="SCIM conformance: ${escapeXml(profile)}" tests="${tests}" failures="${failures}" time="${time}">\n${suites.join("")}</testsuites>\n`;
}

function printCase(
  { id, sentence, level, status, reason, finding, durationMs }: RowResult,
  place: string,
  isFailure: boolean,
): string {
  const head = `    <testcase classname="${escapeXml(place)}" name="${escapeXml(`${level.toUpperCase()} ${sentence} (${id})`)}" time="${toSeconds(durationMs)}"`;
  if (status === "passed") return `${head}/>\n`;
  if (status === "skipped") return `${head}>\n      <skipped message="${escapeXml(reason ?? "")}"/>\n    </testcase>\n`;
  const detail = escapeXml(
    [
      `came: ${finding?.came}`,
      `expected: ${finding?.expected}`,
      `fix: ${finding?.fix}`,
      ...(finding?.requests ?? []),
    ].join("\n"),
  );
  if (!isFailure) return `${head}>\n      <system-out>${detail}</system-out>\n    </testcase>\n`;
  return `${head}>\n      <failure message="${escapeXml(`${finding?.came}; expected ${finding?.expected}`)}" type="${level}">${detail}</failure>\n    </testcase>\n`;
}

function count(rows: readonly RowResult[], fails: (result: RowResult) => boolean) {
  return {
    tests: rows.length,
    failures: rows.filter(fails).length,
    skipped: rows.filter(({ status }) => status === "skipped").length,
    time: toSeconds(rows.reduce((sum, { durationMs }) => sum + durationMs, 0)),
  };
}

function counts(rows: readonly RowResult[], fails: (result: RowResult) => boolean): string {
  const { tests, failures, skipped, time } = count(rows, fails);
  return `tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" time="${time}"`;
}

/** Seconds without an exponent, which readers refuse. */
function toSeconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
