import type { Filter } from "@rollcall/scim-filter";
import type { CompiledAttribute } from "../attributes/attribute-table.js";

/** A change as a codec read it: names in TypeScript, values not checked. */
export type RawChange =
  | {
      readonly kind: "add" | "replace";
      readonly attribute: CompiledAttribute;
      /** The sub-attributes on the way to the one that is set; empty means the whole value. */
      readonly parts: readonly CompiledAttribute[];
      /** The elements that are meant; absent means all. */
      readonly where?: Filter;
      /** Whether elements that meet the condition have to be there; otherwise one is made where there are none. */
      readonly mustMatch?: true;
      /** What is set, from the attribute down: an object also where there are parts. */
      readonly value: unknown;
    }
  | {
      readonly kind: "remove";
      readonly attribute: CompiledAttribute;
      /** The sub-attributes on the way to the one that is cleared; empty means the whole attribute. */
      readonly parts: readonly CompiledAttribute[];
      /** The elements that are meant; absent means all. */
      readonly where?: Filter;
      /** Whether elements that meet the condition have to be there. */
      readonly mustMatch?: true;
      /** The listed values only; absent means all. */
      readonly values?: unknown;
    };
