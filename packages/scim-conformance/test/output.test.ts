import { describe, expect, it } from "vitest";
import { printBadge, printJunit, printSarif, printText, type Report, type RowResult, toBadge } from "../src/index.js";
import { junitErrors, sarifErrors } from "./kit/validate.js";

const row = { document: "RFC 7644", section: "3.6", title: "Deleting", durationMs: 12 } as const;
const finding = {
  request: "curl -i 'https://x.example/Users'",
  requests: ["curl -i 'https://x.example/Users'"],
  came: '200 {"a":"<b>&\u0001"}',
  expected: "the status 204",
  fix: "Answer 204.",
};
const results: readonly RowResult[] = [
  { ...row, id: "rfc7644-3.6/deleted", level: "must", sentence: "A DELETE answers 204", status: "failed", finding },
  {
    ...row,
    id: "rfc7644-3.6/conflict",
    level: "should",
    sentence: "No conflict",
    status: "failed",
    finding,
    known: true,
  },
  { ...row, id: "rfc7644-3.6/gone", level: "must", sentence: "It is gone", status: "passed" },
  {
    ...row,
    id: "rfc7644-3.6/list",
    level: "may",
    sentence: "It is in no list",
    status: "skipped",
    reason: "no filters",
  },
];
const report: Report = {
  url: "https://x.example",
  profile: "rfc",
  results,
  leftovers: [],
  requests: 3,
  durationMs: 40,
};

describe("printSarif", () => {
  it("prints what the schema of SARIF 2.1.0 allows", async () => {
    const log = JSON.parse(printSarif(report));
    expect(await sarifErrors(log)).toEqual([]);
    const found = log.runs[0].results.map((each: Record<string, unknown>) => [
      each["ruleId"],
      each["level"],
      each["baselineState"],
    ]);
    expect(found).toEqual([
      ["rfc7644-3.6/deleted", "error", undefined],
      ["rfc7644-3.6/conflict", "warning", "unchanged"],
    ]);
    expect(await sarifErrors({ ...log, version: "2.0" })).not.toEqual([]);
  });
});

describe("printJunit", () => {
  it("prints what the schemas of Jenkins and Surefire allow", async () => {
    const moments = results.map((each, index) => ({ ...each, durationMs: index / 1e6 }));
    for (const some of [results, [], moments])
      expect(await junitErrors(printJunit({ ...report, results: some }))).toEqual([]);
    expect(await junitErrors(printJunit(report).replace(' type="must"', ""))).not.toEqual([]);
  });

  it("prints a test per requirement, escaped", () => {
    expect(printJunit(report)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="SCIM conformance: rfc" tests="4" failures="1" time="0.048">
        <testsuite name="RFC 7644 3.6 Deleting" tests="4" failures="1" errors="0" skipped="1" time="0.048">
          <testcase classname="RFC 7644 3.6 Deleting" name="MUST A DELETE answers 204 (rfc7644-3.6/deleted)" time="0.012">
            <failure message="200 {&quot;a&quot;:&quot;&lt;b&gt;&amp;�&quot;}; expected the status 204" type="must">came: 200 {&quot;a&quot;:&quot;&lt;b&gt;&amp;�&quot;}
      expected: the status 204
      fix: Answer 204.
      curl -i 'https://x.example/Users'</failure>
          </testcase>
          <testcase classname="RFC 7644 3.6 Deleting" name="SHOULD No conflict (rfc7644-3.6/conflict)" time="0.012">
            <system-out>came: 200 {&quot;a&quot;:&quot;&lt;b&gt;&amp;�&quot;}
      expected: the status 204
      fix: Answer 204.
      curl -i 'https://x.example/Users'</system-out>
          </testcase>
          <testcase classname="RFC 7644 3.6 Deleting" name="MUST It is gone (rfc7644-3.6/gone)" time="0.012"/>
          <testcase classname="RFC 7644 3.6 Deleting" name="MAY It is in no list (rfc7644-3.6/list)" time="0.012">
            <skipped message="no filters"/>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });
});

describe("printText", () => {
  it("prints findings with advice, and what was skipped", () => {
    expect(
      printText({ ...report, leftovers: ["https://x.example/Users/1"] }, { skipped: true }),
    ).toMatchInlineSnapshot(`
      "RFC 7644 §3.6 Deleting
        MUST A DELETE answers 204 rfc7644-3.6/deleted
          came      200 {"a":"<b>&"}
          expected  the status 204
          request   curl -i 'https://x.example/Users'
          fix       Answer 204.
        SHOULD (in the baseline) No conflict rfc7644-3.6/conflict
          came      200 {"a":"<b>&"}
          expected  the status 204
          request   curl -i 'https://x.example/Users'
          fix       Answer 204.
        skipped It is in no list rfc7644-3.6/list
          no filters

      These resources could not be removed:
        https://x.example/Users/1

      1 passed, 2 findings (1 MUST, 1 SHOULD, 0 MAY), 1 of them in the baseline, 1 skipped, with 3 requests
      "
    `);
  });
});

describe("toBadge", () => {
  it.each([
    [results, { message: "33 % of 3", color: "red" }],
    [results.slice(1), { message: "50 % of 2", color: "green" }],
    [results.slice(2), { message: "100 % of 1", color: "brightgreen" }],
    [[], { message: "0 % of 0", color: "red" }],
  ])("counts what applies %#", (some, wanted) => {
    expect(toBadge({ ...report, results: some })).toEqual({ schemaVersion: 1, label: "SCIM 2.0", ...wanted });
    expect(printBadge({ ...report, results: some })).toContain(`aria-label="SCIM 2.0: ${wanted.message}"`);
  });
});
