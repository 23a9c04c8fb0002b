import type { Surface } from "../elements/surface.js";
import { type Json, textAt } from "../json.js";
import { Block } from "./block.js";

interface BlocksProps {
  readonly blocks: readonly Json[];
  readonly surface: Surface;
}

/** Blocks of a message or a view, below each other. */
export function Blocks({ blocks, surface }: BlocksProps) {
  return (
    <div class="blocks">
      {blocks.map((block, index) => (
        <Block key={textAt(block, "block_id") || index} block={block} surface={surface} />
      ))}
    </div>
  );
}
