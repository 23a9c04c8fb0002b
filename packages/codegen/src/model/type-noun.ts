import type { ValueShape } from "../formats/index.js";

/** The noun for a value of a shape. */
export function typeNoun(shape: ValueShape): string {
  if (shape.ref !== undefined) return "an object";
  switch (shape.type ?? "string") {
    case "string":
      return "a string";
    case "integer":
      return "an integer";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "object":
    case "map":
      return "an object";
    case "json":
      return "a JSON value";
  }
}
