import type { Fence } from "./block-marks.js";

/** A block that holds other blocks. */
export type OuterBlock =
  | { readonly kind: "quote" }
  | List
  | {
      readonly kind: "item";
      /** Columns by which its lines are indented. */
      readonly width: number;
      /** Whether it holds no block yet. */
      isEmpty: boolean;
    }
  | Container;

export interface List {
  readonly kind: "list";
  readonly ordered: boolean;
  /** The last character of its marks. */
  readonly sign: number;
}

/** A block between `::: {.name}` and `:::`. */
export interface Container {
  readonly kind: "container";
  readonly name: string;
  /** The line that opens it, as its author wrote it. */
  readonly opening: string;
  readonly line: number;
  /** How many problems were found before it. */
  readonly problems: number;
}

/** A block of lines; it holds no other block. */
export type LeafBlock =
  | ({ readonly kind: "fence"; readonly line: number } & Fence)
  | { readonly kind: "code" }
  | { readonly kind: "table" }
  | Paragraph;

/** Lines of text that can still turn out to be a heading, to end with the head of a table, or to define links. */
export interface Paragraph {
  readonly kind: "paragraph";
  /** Number of its first line. */
  readonly line: number;
  /** Place of its first character. */
  readonly from: number;
  /** Whether it stands in no other block. */
  readonly isTop: boolean;
  /** Whether the block before it, in no other block either, defines links. */
  readonly followsDefinitions: boolean;
  /** Places where the text of each line begins and ends; undefined where nothing but spaces stands before it. */
  readonly parts: number[] | undefined;
  /** Why it cannot stand where it does, unless all of it defines links. */
  readonly problem: string | undefined;
  lines: number;
  /** Where its last line begins, where the text of that line begins, and where it ends. */
  lastStart: number;
  lastWord: number;
  end: number;
  /** Where the line before the last one ends. */
  endBefore: number;
}
