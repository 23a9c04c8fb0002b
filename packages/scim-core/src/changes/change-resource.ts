import type { AnyChange } from "./any-change.js";
import { type AttributeRules, applyChanges } from "./apply-changes.js";
import { checkUpdate } from "./check-update.js";

/**
 * Applies changes like `applyChanges`, if the definition allows them. For `change` of a backend.
 *
 * @throws ScimRefusedError if an immutable attribute would change, a required list would be empty, or no element meets
 * a condition with `mustMatch`; the engine answers it
 */
export function changeResource<Resource extends object>(
  resource: Resource,
  changes: readonly AnyChange[],
  definition: AttributeRules,
): Resource {
  const changed = applyChanges(resource, changes, definition);
  checkUpdate(resource, changed, definition);
  return changed;
}
