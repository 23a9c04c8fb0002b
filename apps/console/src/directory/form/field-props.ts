import type { Attribute } from "./read-schemas.js";

/** What a field is about, and what is in it. */
export interface FieldProps {
  readonly attribute: Attribute;
  readonly isNew: boolean;
  readonly isRequired: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
