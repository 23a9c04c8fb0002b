import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleExport, sampleFile, sampleList, sampleRow, sampleUser } from "../../../conformance/samples.js";
import type { Column } from "../../../model/list-column.js";
import type { CellValue } from "../../../model/list-row.js";
import { collect } from "../../../testing/collect.js";
import { createTestStore } from "../../../testing/create-test-store.js";
import { siteAt } from "../../../values/site-addresses.js";
import { printCsv, toFileName } from "./print-list.js";

const address = siteAt("https://site.example").of({ domain: "acme" });
const text = (words: string): CellValue => ({
  kind: "rich_text",
  value: words.split("\n").map((line) => ({ type: "rich_text", elements: [section([{ type: "text", text: line }])] })),
});
const section = (elements: readonly never[] | readonly object[]) => ({ type: "rich_text_section", elements }) as never;

async function print(
  columns: readonly Column[],
  rows: readonly { readonly [id: string]: CellValue }[],
): Promise<string> {
  const store = createTestStore();
  const list = sampleList("F1", { columns });
  await store.commit({
    expect: [],
    writes: [
      { kind: "put", document: "user", value: sampleUser("U1", { displayName: "Ada" }) },
      { kind: "put", document: "file", value: sampleFile("F9", { name: "a.txt" }) },
      ...rows.map(
        (cells, place) =>
          ({ kind: "put", document: "listRow", value: sampleRow(`Rec${place}`, { place, cells }) }) as const,
      ),
    ],
  });
  return (await collect(printCsv({ store, list, job: sampleExport("Le1"), address }))).join("");
}

const column = (type: Column["type"], parts: Partial<Column> = {}): Column => ({
  id: "Col1",
  name: "A",
  type,
  ...parts,
});

const cells: readonly (readonly [Column, CellValue, string])[] = [
  [column("number"), { kind: "number", value: [1, -2.5] }, '"1, -2.5"'],
  [
    column("select", { options: [{ id: "Opt1", name: "One" }] }),
    { kind: "select", value: ["Opt1", "Opt2"] },
    '"One, Opt2"',
  ],
  [column("people"), { kind: "user", value: ["U1", "U404"] }, '"Ada, U404"'],
  [column("checkbox"), { kind: "checkbox", value: false }, "false"],
  [column("attachment"), { kind: "attachment", value: ["F9"] }, "a.txt"],
  [column("reference"), { kind: "reference", value: [{ file: { file_id: "F9" } }] }, "a.txt"],
  [column("link"), { kind: "link", value: [{ original_url: "https://x.example" }] }, "https://x.example"],
  [column("timestamp"), { kind: "timestamp", value: [0] }, "1970-01-01T00:00:00.000Z"],
  [column("timestamp"), { kind: "timestamp", value: [9e15] }, "9000000000000000"],
  [column("channel"), { kind: "channel", value: ["C404"] }, "C404"],
  [column("text"), text("one\ntwo"), '"one\ntwo"'],
  [
    column("text"),
    {
      kind: "rich_text",
      value: [
        {
          type: "rich_text",
          elements: [
            section([
              { type: "user", user_id: "U1" },
              { type: "emoji", name: "tada" },
            ]),
          ],
        },
      ],
    },
    "@Ada:tada:",
  ],
];

describe("printCsv", () => {
  it.each(cells)("writes a cell of a column %o", async (of, cell, wanted) => {
    expect(await print([of], [{ Col1: cell }])).toBe(`Row ID,A\r\nRec0,${wanted}\r\n`);
  });

  it("says who created and who edited a row", async () => {
    const columns = [column("created_by"), { ...column("edited_by"), id: "Col2", name: "B" }];
    expect(await print(columns, [{}])).toBe("Row ID,A,B\r\nRec0,Ada,Ada\r\n");
  });

  it("can be parsed again, whatever the cells contain", async () => {
    const texts = fc.array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(texts, async (names) => {
        const columns = names.map((name, at) => ({ ...column("email"), id: `Col${at}`, name }));
        const row = Object.fromEntries(
          names.map((name, at) => [`Col${at}`, { kind: "email", value: [name] } as const]),
        );
        const lines = parse(await print(columns, [row]));
        expect(lines).toEqual([
          ["Row ID", ...names],
          ["Rec0", ...names],
        ]);
      }),
    );
  });
});

/** Records of a CSV text, by field. */
function parse(csv: string): readonly (readonly string[])[] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gu)) {
    record.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  return records;
}

describe("toFileName", () => {
  it.each([
    ["Plan", "Plan.csv"],
    [' a/b\\c:\n"d" ', "a b c d.csv"],
    ["???", "List.csv"],
    ["Übung\uD800", "Übung\uFFFD.csv"],
  ])("turns %j into %j", (name, wanted) => {
    expect(toFileName(name, "csv")).toBe(wanted);
  });
});
