import { character, skipSpaces } from "../character.js";

/** So many columns make a line one of code. */
export const codeIndent = 4;
const tabStop = 4;

/**
 * Reads the beginning of one line after another: its indentation in columns, and the first character after it. A tab ends
 * at the next multiple of four columns.
 */
export class LineCursor {
  readonly text: string;
  /** Where the line begins and where it ends, without its line break. */
  start = 0;
  end = 0;
  /** Place of the first character that is no space; the end of the line where it has none. */
  word = 0;
  #column = 0;
  #wordColumn = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the beginning of a line. */
  begin(start: number, end: number): void {
    this.start = start;
    this.end = end;
    this.#column = 0;
    this.#look(start);
  }

  /** Whether there is nothing left but spaces. */
  get isBlank(): boolean {
    return this.word >= this.end;
  }

  /** Columns between here and the first character. */
  get indent(): number {
    return this.#wordColumn - this.#column;
  }

  /** The first character; not a number where the line is blank. */
  get character(): number {
    return this.word < this.end ? this.text.charCodeAt(this.word) : Number.NaN;
  }

  /** Moves over columns of the indentation. */
  skipIndent(columns: number): void {
    this.#column += columns;
  }

  /** Moves over the mark of a quotation and a column of space after it. */
  skipQuoteMark(): void {
    this.#skipMark(1);
    if (this.indent > 0) this.skipIndent(1);
  }

  /**
   * Moves over the mark of an item of a list and the space after it, which is a part of the text where it is as wide as that of code.
   * @returns the columns by which further lines of the item are indented
   */
  skipItemMark(length: number): number {
    const before = this.indent;
    this.#skipMark(length);
    const space = this.isBlank || this.indent > codeIndent ? 1 : this.indent;
    this.skipIndent(space);
    return before + length + space;
  }

  /** Whether there is something but spaces after a mark. */
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
