import type { ErrorDefinition } from "../definition.js";
import { urns } from "./urns.js";

/** The Error resource of 2.0; `status` is an integer. */
export function writeError({ status, scimType }: ErrorDefinition, detail: string): object {
  return { schemas: [urns.error], ...(scimType === undefined ? {} : { scimType }), detail, status };
}
