import type { Filter } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";
import { type ReadValueOptions, readValue } from "../attributes/read-value.js";
import { isObject } from "../body/read-body.js";
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

/** A change as a codec reads it: names in TypeScript, values not validated. */
export type RawChange =
  | {
      readonly kind: "add" | "replace";
      readonly attribute: CompiledAttribute;
      /** Path of the sub-attribute to set. Empty for the whole value. */
      readonly parts: readonly CompiledAttribute[];
      /** Condition that selects elements. Default: all. */
      readonly where?: Filter;
      /** Whether an element must meet the condition. If not, one is created. */
      readonly mustMatch?: true;
      /** Value to set, from the attribute down: an object if there are parts. */
      readonly value: unknown;
    }
  | {
      readonly kind: "remove";
      readonly attribute: CompiledAttribute;
      /** Path of the sub-attribute to clear. Empty for the whole attribute. */
      readonly parts: readonly CompiledAttribute[];
      /** Condition that selects elements. Default: all. */
      readonly where?: Filter;
      /** Whether an element must meet the condition. */
      readonly mustMatch?: true;
      /** Values to remove. Default: all. */
      readonly values?: unknown;
    };
