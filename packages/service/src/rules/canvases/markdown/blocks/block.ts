import type { Fence } from "./block-marks.js";

/** A block that contains other blocks. */
export type OuterBlock =
  | { readonly kind: "quote" }
  | List
  | {
      readonly kind: "item";
      /** Number of columns by which its lines are indented. */
      readonly width: number;
      /** Whether it contains no block yet. */
      isEmpty: boolean;
    }
  | Container;

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  /** Last character of its markers. */
  readonly sign: number;
}

/** A block between `::: {.name}` and `:::`. */
export interface Container {
  readonly kind: "container";
  readonly name: string;
  /** Its opening line, as written. */
  readonly opening: string;
  readonly line: number;
  /** Number of problems found before it. */
  readonly problems: number;
}

/** A block of lines, which contains no other block. */
export type LeafBlock =
  | ({ readonly kind: "fence"; readonly line: number } & Fence)
  | { readonly kind: "code" }
  | { readonly kind: "table" }
  | Paragraph;

/** Lines of text that can still become a heading, end with a table head, or define links. */
export interface Paragraph {
  readonly kind: "paragraph";
  /** Number of its first line. */
  readonly line: number;
  /** Place of its first character. */
  readonly from: number;
  /** Whether it is outside any other block. */
  readonly isTop: boolean;
  /** Whether the block before it, also outside any other block, defines links. */
  readonly followsDefinitions: boolean;
  /** Start and end of the text of each line; undefined if only spaces precede it. */
  readonly parts: number[] | undefined;
  /** The reason why it is not allowed in its place, unless all of it defines links. */
  readonly problem: string | undefined;
  lines: number;
  /** Start of its last line, start of that line's text, and its end. */
  lastStart: number;
  lastWord: number;
  end: number;
  /** End of the line before the last one. */
  endBefore: number;
}
