import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { AttributeType } from "../../formats/scim/scim-attribute.js";
import type { FieldType } from "../../formats/shared/field.js";
import type { LimitName } from "../../formats/shared/limits.js";
import { finding } from "./findings.js";

/** The properties of a value that determine which limits apply. */
export interface LimitedValue {
  /** Type of the value, or of the elements of a list. Undefined for an unknown type. */
  readonly kind: FieldType | AttributeType | undefined;
  readonly list: boolean;
}

/** String types. */
export const texts: readonly LimitedValue["kind"][] = ["string", "reference", "dateTime", "binary"];
/** Number types. */
export const numbers: readonly LimitedValue["kind"][] = ["integer", "decimal", "number"];

/** Finds limits that no value of the type can violate. */
export function unfitLimits(
  file: Pick<LoadedFile, "file">,
  names: readonly LimitName[],
  path: Path,
  value: LimitedValue,
): readonly Finding[] {
  return names
    .filter((name) => !fits(name, value))
    .map((name) => finding(file, [...path, name], `${name} does not apply to ${describe(value)}`));
}

function fits(name: LimitName, { kind, list }: LimitedValue): boolean {
  switch (name) {
    case "minLength":
    case "maxLength":
    case "truncate":
    case "recommendedLength":
    case "pattern":
      return kind !== undefined && texts.includes(kind);
    case "oneOf":
      return kind !== undefined && (texts.includes(kind) || kind === "integer");
    case "min":
    case "max":
      return kind !== undefined && numbers.includes(kind);
    case "minItems":
    case "maxItems":
    case "uniqueItems":
      return list;
    case "maxBytes":
      return true;
  }
}

function describe({ kind, list }: LimitedValue): string {
  const of = kind ?? "a named type";
  return list ? `a list of ${of}` : of;
}
