import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { type ReadValueOptions, readValue } from "../attributes/read-value.js";
import { isObject } from "../json/json-object.js";
import type { RawChange } from "./raw-change.js";
import { type Clears, takeCleared } from "./take-cleared.js";

/** Effect of one value on one attribute. */
interface WrittenValue {
  readonly kind: "add" | "replace";
  readonly attribute: CompiledAttribute;
  /** Path of the sub-attribute that was named. */
  readonly parts: readonly CompiledAttribute[];
  readonly value: unknown;
  readonly clears: Clears;
  readonly options: ReadValueOptions;
}

/**
 * The changes that one value of a body makes to one attribute: what it sets, then what it clears. A complex value sets
 * the sub-attributes that it has and keeps the others.
 */
export function toChanges({ kind, attribute, parts, value, clears, options }: WrittenValue): readonly RawChange[] {
  if (clears(value, attribute)) return [{ kind: "remove", attribute, parts: [] }];
  if (attribute.definition.multiValued || !isObject(value))
    return [{ kind, attribute, parts, value: readValue(attribute, value, options) }];
  const { kept, cleared } = takeCleared(attribute, value, clears);
  const removed: readonly RawChange[] = cleared.map((way) => ({ kind: "remove", attribute, parts: way }));
  if (removed.length > 0 && Object.keys(kept).length === 0) return removed;
  return [{ kind, attribute, parts, value: readValue(attribute, kept, options) }, ...removed];
}
