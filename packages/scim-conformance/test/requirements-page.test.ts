import { describe, expect, it } from "vitest";
import { profiles, type Requirement } from "../src/index.js";

const documents = [profiles.rfc, profiles.scim11, profiles.entra, profiles.okta, profiles["okta-1.1"]];
const every = Object.values(profiles).flatMap(({ requirements }) => requirements);

describe("the requirements", () => {
  it("have an identifier and a sentence of their own", () => {
    for (const { requirements } of Object.values(profiles)) {
      const ids = requirements.map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
    expect(every.filter(({ sentence, fix }) => sentence.endsWith(".") || !fix.endsWith("."))).toEqual([]);
  });

  // Written by `npx vitest run -u packages/scim-conformance/test/requirements-page.test.ts`.
  it("are listed in the docs", async () => {
    await expect(printPage()).toMatchFileSnapshot("../../../docs/scim-requirements.md");
  });
});

function printPage(): string {
  const rows = (level: string) => profiles.rfc.requirements.filter((each) => each.level === level).length;
  return [
    "<!-- Generated from packages/scim-conformance/src; do not edit. -->",
    "",
    "# Requirements of SCIM",
    "",
    "What [`rollcall conformance`](scim-conformance.md) checks, in our own words. RFC 7643, RFC 7644 and RFC 9865 have",
    `${rows("must")} rows for MUST, SHALL, REQUIRED and the tables of the RFCs, ${rows("should")} for SHOULD, and ${rows("may")} for behavior that the RFCs leave`,
    "open and that clients expect. The identifier of a row is for `--only`, `--skip` and baselines.",
    "",
    ...documents.flatMap(({ requirements }) => printSections(requirements)),
  ].join("\n");
}

function printSections(requirements: readonly Requirement[]): readonly string[] {
  const sections = Map.groupBy(requirements, ({ document, section, title }) => `## ${document} §${section}: ${title}`);
  return [...sections].flatMap(([title, rows]) => [
    title,
    "",
    ...rows.map(({ id, level, sentence }) => `- **${level.toUpperCase()}** ${sentence}. \`${id}\``),
    "",
  ]);
}
