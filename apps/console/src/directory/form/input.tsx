import type { Attribute } from "./read-schemas.js";

/** The attribute of a field, and its value. */
export interface FieldProps {
  readonly attribute: Attribute;
  readonly isNew: boolean;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

type InputProps = Omit<FieldProps, "isNew"> & { readonly id: string };

/** The control for a single value, by the type of its attribute. */
export function Input({ id, attribute: { type, canonicalValues }, isRequired, value, onChange }: InputProps) {
  if (type === "boolean") {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    );
  }
  const text = value === undefined || value === null ? "" : String(value);
  if (canonicalValues.length > 0) {
    return (
      <select
        id={id}
        class="field"
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value === "" ? undefined : currentTarget.value)}
      >
        {[...new Set(["", ...canonicalValues, text])].map((each) => (
          <option key={each} value={each}>
            {each === "" ? "none" : each}
          </option>
        ))}
      </select>
    );
  }
  const common = { id, class: "field", autocomplete: "off", required: isRequired, value: text } as const;
  if (type === "integer" || type === "decimal") {
    return (
      <input
        {...common}
        type="number"
        step={type === "decimal" ? "any" : 1}
        onInput={({ currentTarget }) => onChange(currentTarget.value === "" ? "" : currentTarget.valueAsNumber)}
      />
    );
  }
  return (
    <input
      {...common}
      type="text"
      placeholder={type === "dateTime" ? "2026-06-01T12:00:00Z" : ""}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
