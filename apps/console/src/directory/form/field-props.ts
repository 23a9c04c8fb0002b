import type { Attribute } from "./read-schemas.js";

/** The attribute of a field, and its value. */
export interface FieldProps {
  readonly attribute: Attribute;
  readonly isNew: boolean;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
