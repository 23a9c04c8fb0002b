import type { Column } from "./read-column.js";
import { useShown } from "./use-shown.js";

interface CellProps {
  readonly column: Column;
  readonly values: readonly string[];
  /** Whether the person may change it. */
  readonly canWrite: boolean;
  readonly onOpen: () => void;
}

/** A cell of a List, which opens its editor. Its values are texts: links lead nowhere from here. */
export function Cell({ column, values, canWrite, onOpen }: CellProps) {
  const shown = useShown()(values, column);
  const text =
    column.editor === "choices" ? (
      shown.map((each) => (
        <span key={each} class="badge choice">
          {each}
        </span>
      ))
    ) : (
      <span class="cell-text">{shown.join(", ")}</span>
    );
  if (!canWrite || column.editor === undefined) return <div class="cell muted">{text}</div>;
  return (
    <button type="button" class="cell" onClick={onOpen}>
      <span class="hidden">
        {column.name}
        {shown.length === 0 ? ", empty" : ": "}
      </span>
      {text}
    </button>
  );
}
