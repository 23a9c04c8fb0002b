import type { Fence } from "./block-marks.js";

/** A block that contains other blocks. */
type OuterBlock =
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

interface List {
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

/** Maximum nesting of blocks, which limits the comparisons per line. Anything deeper is text. */
const maxDepth = 100;

/** Blocks around a line, outermost first. */
export class BlockStack {
  readonly #blocks: OuterBlock[] = [];
  readonly #lists: List[] = [];
  #quotes = 0;
  #containers = 0;

  get depth(): number {
    return this.#blocks.length;
  }

  get top(): OuterBlock | undefined {
    return this.#blocks.at(-1);
  }

  /** The innermost list. */
  get list(): List | undefined {
    return this.#lists.at(-1);
  }

  get hasQuote(): boolean {
    return this.#quotes > 0;
  }

  get hasContainer(): boolean {
    return this.#containers > 0;
  }

  /** Whether `count` more blocks fit. */
  hasRoom(count: number): boolean {
    return this.#blocks.length + count <= maxDepth;
  }

  at(depth: number): OuterBlock | undefined {
    return this.#blocks[depth];
  }

  push(block: OuterBlock): void {
    this.#blocks.push(block);
    if (block.kind === "list") this.#lists.push(block);
    if (block.kind === "quote") this.#quotes += 1;
    if (block.kind === "container") this.#containers += 1;
  }

  pop(): OuterBlock | undefined {
    const block = this.#blocks.pop();
    if (block?.kind === "list") this.#lists.pop();
    if (block?.kind === "quote") this.#quotes -= 1;
    if (block?.kind === "container") this.#containers -= 1;
    return block;
  }

  /** Depth of the innermost container among the first blocks, with no quotation inside; undefined if there is none. */
  findContainer(below: number): number | undefined {
    if (!this.hasContainer) return undefined;
    for (let depth = below - 1; depth >= 0; depth -= 1) {
      const kind = this.#blocks[depth]?.kind;
      if (kind === "container") return depth;
      if (kind === "quote") return undefined;
    }
    return undefined;
  }
}

/** Whether a block is the container of that name. */
export function isContainer(block: OuterBlock | undefined, name: string): block is Container {
  return block?.kind === "container" && block.name === name;
}
