import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkServer, printJunit, printSarif, totalsOf } from "../src/index.js";
import { junitErrors, sarifErrors } from "./kit/validate.js";
import { type Running, startScimmy } from "./servers/start-scimmy.js";

let server: Running;

beforeAll(async () => {
  server = await startScimmy("secret");
});
afterAll(() => server.close());

describe("scimmy", () => {
  // A new row here is a finding to verify against the RFC, or a defect of ours.
  it("has these findings", async () => {
    const report = await checkServer({ url: server.url, token: "secret" });
    const { results, leftovers } = report;
    const failed = results.filter(({ status, level }) => status === "failed" && level !== "may");
    expect(failed.map(({ id, level }) => `${level} ${id}`)).toMatchInlineSnapshot(`
      [
        "must rfc7643-2.4/one-primary",
        "must rfc7643-2.5/equal",
        "must rfc7643-4.1/user-name-required",
        "must rfc7643-4.1/groups-read-only",
        "must rfc7643-4.3/manager-name",
        "must rfc7644-3.3/location",
        "must rfc7644-3.4.2.5/urns",
        "must rfc7644-3.4.2.4/count",
        "must rfc7644-3.4.2.4/negative-count",
        "must rfc7644-3.4.2.4/count-0",
        "must rfc7644-3.4.2.4/pages",
        "must rfc7644-3.4.2.2/no-order",
        "must rfc7644-3.4.2.2/not",
        "must rfc7644-3.4.2.2/value-path",
        "must rfc7644-3.4.2.2/any-value",
        "must rfc7644-3.4.2.2/text-case",
        "must rfc7644-3.4.2.2/extension",
        "must rfc7644-3.4.2.2/sub-attribute",
        "must rfc7644-3.4.2.2/malformed",
        "must rfc7644-3.10/urn",
        "must rfc7644-3.10/urn-case",
        "must rfc7644-3.4.2.3/primary",
        "must rfc7644-3.4.2.3/pages",
        "must rfc7644-3.5.2/malformed-path",
        "must rfc7644-3.5.2/read-only",
        "must rfc7644-3.5.2/primary",
        "must rfc7644-3.5.2/any-case",
        "should rfc7644-3.5.2.1/no-duplicate",
        "should rfc7644-3.5.2.1/no-change",
        "must rfc7644-3.5.2.3/no-path",
        "must rfc7644-3.5.2.3/complex",
        "must rfc7644-2/challenge",
        "should rfc7644-3.12/not-json",
      ]
    `);
    expect([totalsOf(results), leftovers]).toMatchInlineSnapshot(`
      [
        {
          "byLevel": {
            "may": 11,
            "must": 30,
            "should": 3,
          },
          "failed": 44,
          "fresh": 44,
          "passed": 175,
          "skipped": 40,
        },
        [],
      ]
    `);
    expect(await junitErrors(printJunit(report))).toEqual([]);
    expect(await sarifErrors(JSON.parse(printSarif(report)))).toEqual([]);
  });
});
