import type { WorldProfileField } from "./profile-fields.js";
import type { WorldFinding } from "./section/finding.js";

/** Each profile field is listed once. */
export function checkNames(fields: readonly WorldProfileField[]): readonly WorldFinding[] {
  return fields.flatMap(({ name }, i) => {
    if (fields.findIndex((field) => field.name === name) === i) return [];
    return [{ path: ["profile_fields", i, "name"], message: `The profile field ${name} is listed already` }];
  });
}
