import type { Page } from "../../backend/backend.js";
import { isObject } from "../../body/read-body.js";

/** The identifiers of the resources of a page. */
export function idsOf({ resources }: Page<object>): readonly string[] {
  return resources.map((resource) => (isObject(resource) ? String(resource["id"]) : ""));
}
