import type { ErrorDefinition } from "../definition.js";

/** The error body of 1.1; `Errors` holds one object. */
export function writeError({ status }: ErrorDefinition, detail: string): object {
  return { Errors: { description: detail, code: status } };
}
