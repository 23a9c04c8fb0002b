import type { Filter } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";

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
