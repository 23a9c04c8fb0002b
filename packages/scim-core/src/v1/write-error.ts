import type { ErrorDefinition } from "../definition.js";
import type { ErrorStyle } from "../engine/codec.js";

/** The error body of 1.1; `Errors` holds one object. */
export function writeError({ status }: ErrorDefinition, { detail }: ErrorStyle): object {
  return { Errors: { description: detail, code: status } };
}
