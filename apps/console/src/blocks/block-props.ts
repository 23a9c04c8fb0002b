import type { Surface } from "../elements/surface.js";
import type { Json } from "../json.js";

/** A block, and where it is. */
export interface BlockProps {
  readonly block: Json;
  readonly surface: Surface;
}
