import type { ErrorDefinition } from "../../definition/definition.js";
import type { ErrorStyle } from "../codec.js";

/** The error body of 1.1; `Errors` holds one object. */
export function writeError({ status }: ErrorDefinition, { detail }: ErrorStyle): object {
  return { Errors: { description: detail, code: status } };
}
