import type { CompiledAttribute } from "../attributes/attribute-table.js";

/** A change as a codec read it: names in TypeScript, values not checked. */
export type RawChange =
  | { readonly kind: "add" | "replace"; readonly attribute: CompiledAttribute; readonly value: unknown }
  | {
      readonly kind: "remove";
      readonly attribute: CompiledAttribute;
      /** The sub-attributes on the way to the one that is cleared; empty means the whole attribute. */
      readonly parts: readonly CompiledAttribute[];
      /** The listed values only; absent means all. */
      readonly values?: unknown;
    };
