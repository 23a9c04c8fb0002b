import type { Rows, Section } from "./section.js";

const folder = "examples/own-scim-service/test/checklist";

/** The checklist as a page of Markdown. */
export function printChecklist(sections: readonly Section[]): string {
  const rows = (pick: (section: Section) => Rows) => sections.flatMap((section) => Object.keys(pick(section))).length;
  return [
    `<!-- Generated from ${folder}; do not edit. -->`,
    "",
    "# Requirements of the SCIM RFCs",
    "",
    "Requirements of RFC 7643, RFC 7644 and RFC 9865 for a service provider that clients can observe, in our own",
    `words: ${rows(({ must }) => must)} rows for MUST, SHALL, REQUIRED and the tables of the RFCs, and`,
    `${rows(({ should = {} }) => should)} for SHOULD. Each row is the name of a test of the service in`,
    "[`examples/own-scim-service`](../examples/own-scim-service) over HTTP, with the Map store and with the SQLite store and",
    "the capability `lenient` off.",
    "",
    ...sections.flatMap(printSection),
  ].join("\n");
}

function printSection({ document, section, title, file, must, should = {} }: Section): readonly string[] {
  return [
    `## ${document} §${section}: ${title}`,
    "",
    `Tests in [\`${file}\`](../${folder}/${file}).`,
    "",
    ...Object.keys(must).map((sentence) => `- **MUST** ${sentence}.`),
    ...Object.keys(should).map((sentence) => `- **SHOULD** ${sentence}.`),
    "",
  ];
}
