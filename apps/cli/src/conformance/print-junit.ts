import type { CheckResult } from "./run-checks.js";

/** Prints results as JUnit XML, with a suite per area. */
export function printJunit(results: readonly CheckResult[]): string {
  const suites = [...Map.groupBy(results, ({ area }) => area)].map(([area, cases]) => {
    const lines = cases.map(printCase).join("");
    return `  <testsuite name="${escapeXml(area)}" ${counts(cases)}>\n${lines}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="rollcall conformance" ${counts(results)}>\n${suites.join("")}</testsuites>\n`;
}

function printCase({ area, name, found, durationMs }: CheckResult): string {
  const head = `    <testcase classname="${escapeXml(area)}" name="${escapeXml(name)}" time="${durationMs / 1000}"`;
  if (found === undefined) return `${head}/>\n`;
  return `${head}>\n      <failure message="${escapeXml(found)}"/>\n    </testcase>\n`;
}

function counts(results: readonly CheckResult[]): string {
  const failures = results.filter(({ ok }) => !ok).length;
  const seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  return `tests="${results.length}" failures="${failures}" time="${seconds}"`;
}

const entities: { readonly [char: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  // Characters that XML 1.0 does not allow become replacement characters.
  return text
    .replace(/[&<>"]/g, (char) => entities[char] ?? char)
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}
