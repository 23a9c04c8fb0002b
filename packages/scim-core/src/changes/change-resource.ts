import type { AnyChange } from "./any-change.js";
import { type AttributeRules, applyChanges } from "./apply-changes.js";
import { checkUpdate } from "./check-update.js";

/**
 * The resource after a list of changes, as `applyChanges` makes them, where its definition allows that: for a backend's
 * `change`.
 *
 * @throws ScimRefusedError where an immutable attribute would change, a required list would be empty, or a condition has
 * to be met and no element meets it; the engine answers it
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
