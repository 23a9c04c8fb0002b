import type { Container, List, OuterBlock } from "./block.js";

/** Blocks inside blocks count this many at most, so that no line is compared with more; what lies deeper is text. */
const maxDepth = 100;

/** The blocks around a line, the outermost first. */
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

  /** Whether so many blocks more have room. */
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

  /** The depth at which the innermost container stands among the first blocks, with no quotation in it; else undefined. */
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

/** Whether a block is a container of the name. */
export function isContainer(block: OuterBlock | undefined, name: string): block is Container {
  return block?.kind === "container" && block.name === name;
}
