import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { type ReadValueOptions, readValue } from "../attributes/read-value.js";
import { isJsonObject } from "../json-object.js";
import type { RawChange } from "./raw-change.js";
import { type Clears, takeCleared } from "./take-cleared.js";

/** What one value does to one attribute. */
export interface WrittenValue {
  readonly kind: "add" | "replace";
  readonly attribute: CompiledAttribute;
  /** The sub-attributes on the way to what a path named. */
  readonly parts: readonly CompiledAttribute[];
  readonly value: unknown;
  readonly clears: Clears;
  readonly options: ReadValueOptions;
}

/**
 * The changes that one value of a body makes to one attribute: what it sets, then what it clears. The value of a complex
 * attribute sets the sub-attributes that it carries and leaves the others.
 */
export function toChanges({ kind, attribute, parts, value, clears, options }: WrittenValue): readonly RawChange[] {
  if (clears(value, attribute)) return [{ kind: "remove", attribute, parts: [] }];
  if (attribute.definition.multiValued || !isJsonObject(value))
    return [{ kind, attribute, parts, value: readValue(attribute, value, options) }];
  const { kept, cleared } = takeCleared(attribute, value, clears);
  const removed: readonly RawChange[] = cleared.map((way) => ({ kind: "remove", attribute, parts: way }));
  if (removed.length > 0 && Object.keys(kept).length === 0) return removed;
  return [{ kind, attribute, parts, value: readValue(attribute, kept, options) }, ...removed];
}
