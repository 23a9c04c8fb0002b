import type { ErrorDefinition } from "../../definition/definition.js";
import type { ErrorStyle } from "../codec.js";
import { urns } from "./urns.js";

/** The Error resource of 2.0. @see RFC 7644 §3.12 */
export function writeError({ status, scimType }: ErrorDefinition, style: ErrorStyle): object {
  return {
    schemas: [urns.error],
    ...(scimType === undefined ? {} : { scimType }),
    detail: style.detail,
    status: style.status === "text" ? String(status) : status,
  };
}
