import { character, skipSpaces } from "../character.js";

/** Number of columns that make a line code. */
export const codeIndent = 4;
const tabStop = 4;

/**
 * Reads the start of each line: its indentation in columns and the first character after it. A tab ends at the next
 * multiple of four columns.
 */
export class LineCursor {
  readonly text: string;
  /** Start and end of the line, without its line break. */
  start = 0;
  end = 0;
  /** Place of the first character that is not a space; the end of the line if there is none. */
  word = 0;
  #column = 0;
  #wordColumn = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the start of a line. */
  begin(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.#column = 0;
    this.#look(start);
  }

  /** Whether only spaces remain. */
  get isBlank(): boolean {
    return this.word >= this.end;
  }

  /** Number of columns before the first character. */
  get indent(): number {
    return this.#wordColumn - this.#column;
  }

  /** The first character; NaN on a blank line. */
  get character(): number {
    return this.word < this.end ? this.text.charCodeAt(this.word) : Number.NaN;
  }

  /** Skips columns of the indentation. */
  skipIndent(columns: number): void {
    this.#column += columns;
  }

  /** Skips a quotation marker and one column of space after it. */
  skipQuoteMark(): void {
    this.#skipMark(1);
    if (this.indent > 0) this.skipIndent(1);
  }

  /**
   * Skips a list item's marker and the space after it. Space as wide as a code indent belongs to the text.
   * @returns number of columns by which the item's other lines are indented
   */
  skipItemMark(length: number): number {
    const before = this.indent;
    this.#skipMark(length);
    const space = this.isBlank || this.indent > codeIndent ? 1 : this.indent;
    this.skipIndent(space);
    return before + length + space;
  }

  /** Whether text follows a marker. */
  hasWordAfter(length: number): boolean {
    return skipSpaces(this.text, this.word + length, this.end) < this.end;
  }

  #skipMark(length: number): void {
    this.#column = this.#wordColumn + length;
    this.#look(this.word + length);
  }

  #look(from: number): void {
    let at = from;
    let column = this.#column;
    for (; at < this.end; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === character.space) column += 1;
      else if (code === character.tab) column += tabStop - (column % tabStop);
      else break;
    }
    this.word = at;
    this.#wordColumn = column;
  }
}
