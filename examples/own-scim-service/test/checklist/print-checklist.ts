import type { Rows, Section } from "./section.js";

const folder = "examples/own-scim-service/test/checklist";

/** The checklist as a page of Markdown. */
export function printChecklist(sections: readonly Section[]): string {
  const rows = (pick: (section: Section) => Rows) => sections.flatMap((section) => Object.keys(pick(section))).length;
  return [
    `<!-- Generated from ${folder}; do not edit. -->`,
    "",
    "# What the RFCs want of a SCIM server",
    "",
    "What RFC 7643, RFC 7644 and RFC 9865 want of a service provider, as far as it can be seen from outside, in our own",
    `words: ${rows(({ must }) => must)} rows of what has to be (MUST, SHALL, REQUIRED, and what follows from the tables of the RFCs), and`,
    `${rows(({ should = {} }) => should)} of what SHOULD be. Each row is the name of a test that asks the service of`,
    "[`examples/own-scim-service`](../examples/own-scim-service) over HTTP, once over its Map and once over its SQLite",
    "file, with the capability `lenient` off. A row without a test cannot be written down, and one whose test fails fails.",
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
