/** One record of a CSV file. */
export interface CsvRecord {
  /** Line on which it begins, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** The record as it is in the file, without its line end. */
  readonly text: string;
  /** What is wrong with it, as a sentence without a full stop; absent where nothing is. */
  readonly problem?: string;
}

/**
 * The records of a CSV text that comes in pieces, one after the other. Line ends and commas may stand in quotes, a quote
 * in quotes is doubled; blank lines are left out.
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

/** A value as a field of CSV. */
export function printCsvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A longer record is cut off and broken: a quote that is never closed does not take the whole file. */
const maxRecordLength = 1_000_000;

/** Where in a field the text stands. */
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

  /** Takes one character; answers the record that it ends. */
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
    if (this.#length > maxRecordLength) this.#problem = "the record is too long, or a quote is never closed";
    else this.#read(char);
    return undefined;
  }

  /** Answers the record that the text ends in. */
  end(): CsvRecord | undefined {
    if (this.#place === "quoted") this.#problem = "a quote is never closed";
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
      if (this.#place === "closed" || char === '"') this.#problem ??= "a quote stands where none may be";
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
