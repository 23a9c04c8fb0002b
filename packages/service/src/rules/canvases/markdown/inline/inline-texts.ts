import { splitRow } from "../blocks/block-marks.js";

/** Text of a paragraph, a heading or a cell, and the line where it starts. */
export interface InlineText {
  readonly line: number;
  readonly text: string;
}

/** Texts that may contain images, added in order. */
export class InlineTexts {
  readonly found: InlineText[] = [];
  readonly #text: string;
  #next: number;

  constructor(text: string) {
    this.#text = text;
    this.#next = text.indexOf("![");
  }

  /** Whether there may be an image between two places. */
  mayHaveImage(from: number, to: number): boolean {
    if (this.#next !== -1 && this.#next < from) this.#next = this.#text.indexOf("![", from);
    return this.#next !== -1 && this.#next < to;
  }

  add(line: number, text: string): void {
    this.found.push({ line, text });
  }

  /** Adds the cells of a table row. */
  addRow(line: number, from: number, to: number): void {
    if (!this.mayHaveImage(from, to)) return;
    for (const cell of splitRow(this.#text.slice(from, to))) this.add(line, cell);
  }
}
