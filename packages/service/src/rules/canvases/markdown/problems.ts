import { canvasElements } from "../../../generated/service.js";

/** Something that a canvas does not support, and its line, starting at 1. */
export interface Problem {
  readonly line: number;
  readonly message: string;
}

/** Maximum number of problems reported for a text. */
export const maxProblems = 5;

/** The first problems of a text. */
export class Problems {
  #found: Problem[] = [];
  /** Line of an unclosed block. Later text may belong to it. */
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
   * Adds an unclosed block, which replaces all problems after its start.
   * @param before number of problems found before it
   */
  addUnclosed(line: number, message: string, before: number): void {
    this.#found.length = Math.min(this.#found.length, before);
    this.add(line, message);
    this.#unclosed = Math.min(this.#unclosed, line);
  }

  /** The first of these and other problems as one text; undefined if there are none. */
  describe(others: readonly Problem[]): string | undefined {
    const known = others.filter(({ line }) => line < this.#unclosed);
    const found = [...this.#found, ...known].toSorted((left, right) => left.line - right.line);
    if (found.length === 0) return undefined;
    const first = found.slice(0, maxProblems);
    return first.map(({ line, message }) => `line ${line}: ${message}`).join("; ");
  }
}

/** The reason why a canvas does not support a Markdown element; undefined if it does. */
export function unsupported(element: string): string | undefined {
  return canvasElements.has(element) ? undefined : `a canvas has no element "${element}"`;
}
