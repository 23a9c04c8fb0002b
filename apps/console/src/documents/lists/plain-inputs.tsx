import { useId } from "preact/hooks";
import type { Column } from "./read-column.js";

/** Values of a cell as they are entered. */
export interface CellInputProps {
  readonly column: Column;
  readonly values: readonly string[];
  /** Identifier of the element that names it. */
  readonly labelledBy: string;
  readonly onChange: (values: readonly string[]) => void;
}

/** A field for the words of a text. Their formatting is kept, but not shown. */
export function TextAreaInput({ values, labelledBy, onChange }: CellInputProps) {
  return (
    <textarea
      class="field"
      rows={3}
      aria-labelledby={labelledBy}
      value={values.join("\n")}
      onInput={({ currentTarget: { value } }) => onChange(value === "" ? [] : [value])}
    />
  );
}

/** A field for several values, each on a line of its own. */
export function LinesInput({ values, labelledBy, onChange, hint }: CellInputProps & { readonly hint: string }) {
  const id = useId();
  return (
    <>
      <textarea
        class="field"
        rows={3}
        aria-labelledby={labelledBy}
        aria-describedby={id}
        onInput={({ currentTarget: { value } }) =>
          onChange(
            value
              .split("\n")
              .map((line) => line.trim())
              .filter((line) => line !== ""),
          )
        }
        defaultValue={values.join("\n")}
      />
      <small id={id}>{hint}</small>
    </>
  );
}

interface BoxInputProps extends CellInputProps {
  /** The value if it is checked. */
  readonly value: string;
  readonly label: string;
  /** Whether a change has only this value, whatever others have entered. */
  readonly isAlone?: boolean;
}

/** A box that adds a value, or removes it. */
export function BoxInput({ values, value, label, isAlone = false, onChange }: BoxInputProps) {
  return (
    <label class="box">
      <input
        type="checkbox"
        checked={values.includes(value)}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? [value] : [])}
      />
      <span>
        {label}
        {isAlone && <small>{values.length === 1 ? "1 vote" : `${values.length} votes`}</small>}
      </span>
    </label>
  );
}
