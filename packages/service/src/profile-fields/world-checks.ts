import type { WorldFinding } from "../world/section/finding.js";
import type { WorldProfileField } from "./world.js";

/** Each profile field is listed once. */
export function checkNames(fields: readonly WorldProfileField[]): readonly WorldFinding[] {
  return fields.flatMap(({ name }, i) => {
    if (fields.findIndex((field) => field.name === name) === i) return [];
    return [{ path: ["profile_fields", i, "name"], message: `The profile field ${name} is listed already` }];
  });
}
