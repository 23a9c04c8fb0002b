import { describe, expect, it } from "vitest";
import { type CsvRecord, printCsvField, readCsv } from "./read-csv.js";

async function* oneByOne(text: string): AsyncGenerator<string> {
  yield* text;
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

async function collect(pieces: AsyncIterable<string>): Promise<readonly CsvRecord[]> {
  const records: CsvRecord[] = [];
  for await (const record of readCsv(pieces)) records.push(record);
  return records;
}

describe("readCsv", () => {
  it.each([
    [
      "a,b\n1,2\n",
      [
        [1, "a", "b"],
        [2, "1", "2"],
      ],
    ],
    [
      "a,b\r\n1,2",
      [
        [1, "a", "b"],
        [2, "1", "2"],
      ],
    ],
    [
      "\ufeffa\n\n\nb\n",
      [
        [1, "a"],
        [4, "b"],
      ],
    ],
    [
      '"a,""x""","b\nc"\nd,\n',
      [
        [1, 'a,"x"', "b\nc"],
        [3, "d", ""],
      ],
    ],
    [
      '""\n,\n',
      [
        [1, ""],
        [2, "", ""],
      ],
    ],
    ["", []],
  ])("reads %j", async (text, wanted) => {
    const plain = (records: readonly CsvRecord[]) => records.map(({ line, fields }) => [line, ...fields]);
    expect(plain(await collect(whole(text)))).toEqual(wanted);
    expect(plain(await collect(oneByOne(text)))).toEqual(wanted);
  });

  it.each([
    ["a quote without an end", 'a\n"b\nc', 2, /not closed/],
    ["a quote inside a field", 'a"b\n', 1, /not allowed here/],
    ["text after a quote", '"a"b,c\n', 1, /not allowed here/],
    ["a record without an end", `"${"x".repeat(1_000_001)}\n`, 1, /too long/],
  ])("reports the problem: %s", async (_what, text, line, problem) => {
    const records = await collect(whole(text));
    expect(records.at(-1)).toMatchObject({ line, problem: expect.stringMatching(problem) });
  });

  it("reads what printCsvField writes", async () => {
    const fields = ["plain", 'a "quoted" one', "a, b", "two\nlines", ""];
    const [record] = await collect(whole(`${fields.map(printCsvField).join(",")}\n`));
    expect(record?.fields).toEqual(fields);
  });
});
