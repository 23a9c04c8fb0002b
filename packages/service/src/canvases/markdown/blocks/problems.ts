/** Something that a canvas does not support, and its line, from 1. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** So many problems of a text are told at most. */
export const maxProblems = 5;

/** The first problems of a text. */
export class Problems {
  #found: Problem[] = [];
  /** The line of a block without an end: whatever comes after it may be meant to be in it. */
  #unclosed = Number.POSITIVE_INFINITY;

  /** Whether further problems are ignored. */
  get isFull(): boolean {
    return this.#found.length >= maxProblems;
  }

  get count(): number {
    return this.#found.length;
  }

  add(line: number, message: string): void {
    if (line < this.#unclosed && !this.isFull) this.#found.push({ line, message });
  }

  /**
   * Adds that a block has no end, in place of all that is wrong after its beginning.
   * @param before how many problems were found before it
   */
  addUnclosed(line: number, message: string, before: number): void {
    this.#found.length = Math.min(this.#found.length, before);
    this.add(line, message);
    this.#unclosed = Math.min(this.#unclosed, line);
  }

  /** The first of these and of others as one text; undefined where there is none. */
  describe(others: readonly Problem[]): string | undefined {
    const known = others.filter(({ line }) => line < this.#unclosed);
    const found = [...this.#found, ...known].toSorted((left, right) => left.line - right.line);
    if (found.length === 0) return undefined;
    const first = found.slice(0, maxProblems);
    return first.map(({ line, message }) => `line ${line}: ${message}`).join("; ");
  }
}
