import type { Container, List, OuterBlock } from "./block.js";

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
