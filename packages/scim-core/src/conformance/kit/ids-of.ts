import type { Page } from "../../backend/backend.js";
import { isObject } from "../../json/json-object.js";

/** The identifiers of the resources of a page. */
export function idsOf({ resources }: Page<object>): readonly string[] {
  return resources.map((resource) => (isObject(resource) ? String(resource["id"]) : ""));
}
