import type { Report, RowResult } from "../report.js";
import type { Level } from "../requirement.js";

const levels: Readonly<Record<Level, "error" | "warning" | "note">> = { must: "error", should: "warning", may: "note" };

/** Prints a report as SARIF 2.1.0, for code scanning. A finding in the baseline is `unchanged`. */
export function printSarif({ results, url, profile }: Report): string {
  const findings = results.filter(({ status }) => status === "failed");
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "@rollcall/scim-conformance",
            informationUri: "https://github.com/rollcall-dev/rollcall/tree/main/packages/scim-conformance",
            rules: results.map(toRule),
          },
        },
        properties: { url, profile },
        results: findings.map((each) => toResult(each, url)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toRule({ id, sentence, document, section, level }: RowResult) {
  const rfc = /^RFC (\d+)$/.exec(document)?.[1];
  return {
    id,
    shortDescription: { text: `${sentence}.` },
    fullDescription: { text: `${document} §${section}: ${sentence}.` },
    ...(rfc !== undefined && { helpUri: `https://www.rfc-editor.org/rfc/rfc${rfc}#section-${section}` }),
    defaultConfiguration: { level: levels[level] },
  };
}

function toResult({ id, level, sentence, finding, known }: RowResult, url: string) {
  return {
    ruleId: id,
    level: levels[level],
    message: {
      text: [
        `${sentence}.`,
        `Came: ${finding?.came}`,
        `Expected: ${finding?.expected}`,
        `${finding?.fix}`,
        finding?.request,
      ].join("\n"),
    },
    locations: [{ physicalLocation: { artifactLocation: { uri: url } } }],
    partialFingerprints: { requirement: id },
    ...(known !== undefined && { baselineState: known ? "unchanged" : "new" }),
  };
}
