import type { Base, ValueModel } from "../model/value-model.js";

/** Imports a type of another module, and returns its name. */
export type UseType = (name: string) => string;

/** The type of a value, as TypeScript text. */
export function printType(value: ValueModel, use: UseType): string {
  const one = printBase(value.base, use);
  const whole = value.list ? `readonly ${one.includes(" | ") ? `(${one})` : one}[]` : one;
  return value.nullable ? `${whole} | null` : whole;
}

function printBase(base: Base, use: UseType): string {
  switch (base.kind) {
    case "string":
    case "boolean":
    case "number":
      return base.kind;
    case "booleanText":
      return "boolean";
    case "integer":
      return "number";
    case "json":
      return "unknown";
    case "oneOf":
      return base.values.map((value) => JSON.stringify(value)).join(" | ");
    case "named":
      return base.shared ? use(base.name) : base.name;
    case "map":
      return `{ readonly [key: string]: ${printType(base.values, use)} }`;
  }
}
