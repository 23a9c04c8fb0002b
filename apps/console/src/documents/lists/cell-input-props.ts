import type { Column } from "./read-column.js";

/** Values of a cell as they are entered. */
export interface CellInputProps {
  readonly column: Column;
  readonly values: readonly string[];
  /** Identifier of the element that names it. */
  readonly labelledBy: string;
  readonly onChange: (values: readonly string[]) => void;
}
