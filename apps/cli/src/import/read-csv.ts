/** One record of a CSV file. */
export interface CsvRecord {
  /** Number of its first line, from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** The text of the record, without its line end. */
  readonly text: string;
  /** The problem with the record, without a period; absent if it is valid. */
  readonly problem?: string;
}

/**
 * Reads the records of CSV text in chunks. Quoted fields can contain line ends, commas and doubled quotes. Blank lines are
 * skipped.
 * @see RFC 4180
 */
export async function* readCsv(pieces: AsyncIterable<string>): AsyncGenerator<CsvRecord, void> {
  const parser = new CsvParser();
  for await (const piece of pieces) {
    for (const char of piece) {
      const record = parser.push(char);
      if (record !== undefined) yield record;
    }
  }
  const last = parser.end();
  if (last !== undefined) yield last;
}

/** Prints a value as a CSV field. */
export function printCsvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Maximum length of a record. A longer one is cut off, so that an unclosed quote does not swallow the whole file. */
const maxRecordLength = 1_000_000;

/** The position within a field. */
type Place = "start" | "plain" | "quoted" | "closed";

class CsvParser {
  #line = 1;
  #begin = 1;
  #before = "";
  #length = 0;
  #text = "";
  #fields: string[] = [];
  #field = "";
  #place: Place = "start";
  #problem: string | undefined;

  /** Adds one character. Returns the record that it completes. */
  push(char: string): CsvRecord | undefined {
    const isPair = char === "\n" && this.#before === "\r";
    if (this.#line === 1 && this.#before === "" && char === "\ufeff") return undefined;
    this.#before = char;
    if (char === "\n" || (char === "\r" && this.#place !== "quoted")) {
      if (isPair && this.#place !== "quoted") return undefined;
      this.#line += 1;
      if (this.#place !== "quoted" || this.#length > maxRecordLength) return this.#take();
    }
    this.#length += 1;
    this.#text += char;
    if (this.#length > maxRecordLength) this.#problem = "the record is too long, or a quote is not closed";
    else this.#read(char);
    return undefined;
  }

  /** Returns the last record. */
  end(): CsvRecord | undefined {
    if (this.#place === "quoted") this.#problem = "a quote is not closed";
    return this.#take();
  }

  #read(char: string): void {
    if (this.#place === "quoted") {
      if (char === '"') this.#place = "closed";
      else this.#field += char;
    } else if (char === ",") {
      this.#fields.push(this.#field);
      this.#field = "";
      this.#place = "start";
    } else if (char === '"' && this.#place === "start") {
      this.#place = "quoted";
    } else if (char === '"' && this.#place === "closed") {
      this.#field += char;
      this.#place = "quoted";
    } else {
      if (this.#place === "closed" || char === '"') this.#problem ??= "a quote is not allowed here";
      this.#field += char;
      this.#place = "plain";
    }
  }

  #take(): CsvRecord | undefined {
    const isBlank = this.#fields.length === 0 && this.#place === "start";
    const problem = this.#problem;
    const record = {
      line: this.#begin,
      fields: [...this.#fields, this.#field],
      text: this.#text,
      ...(problem !== undefined && { problem }),
    };
    this.#begin = this.#line;
    this.#length = 0;
    this.#text = "";
    this.#fields = [];
    this.#field = "";
    this.#place = "start";
    this.#problem = undefined;
    return isBlank ? undefined : record;
  }
}
