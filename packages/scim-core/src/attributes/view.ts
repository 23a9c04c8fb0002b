import type { AttributeTable, CompiledAttribute } from "./attribute-table.js";

/** A written attribute, and the parts of it that are written. */
export interface ViewedAttribute {
  readonly attribute: CompiledAttribute;
  readonly isComplex: boolean;
  /** Whether some of its sub-attributes are not written. If so, a value without members is not written either. */
  readonly isPartial: boolean;
  readonly isExtension: boolean;
  /** Sub-attributes of a complex attribute, in the order of writing. */
  readonly parts: View;
}

/** Written attributes, in order. */
export type View = readonly ViewedAttribute[];

/** Attributes that a client names: each as a whole, or some of its sub-attributes. */
export type Choice = ReadonlyMap<CompiledAttribute, Choice | "whole">;

const nothing: Choice = new Map();

/**
 * The default view: attributes returned always or by default, and attributes returned on request that a write has
 * named.
 *
 * @see RFC 7643 §7
 */
export function toDefaultView(table: AttributeTable, named: ReadonlySet<CompiledAttribute> = new Set()): View {
  return viewWithout(table, nothing, named);
}

/** The view of a client that names attributes: those, and attributes that are always returned. */
export function toChosenView(table: AttributeTable, chosen: Choice): View {
  return viewOf(table, chosen);
}

/** The view of a client that excludes attributes: the others, and attributes that are always returned. */
export function toRemainingView(
  table: AttributeTable,
  excluded: Choice,
  named: ReadonlySet<CompiledAttribute> = new Set(),
): View {
  return viewWithout(table, excluded, named);
}

function viewOf({ ordered }: AttributeTable, chosen: Choice): View {
  return ordered.flatMap((attribute) => {
    const { returned } = attribute.definition;
    const choice = chosen.get(attribute);
    if (returned === "never" || (choice === undefined && returned !== "always")) return [];
    const parts =
      choice === undefined || choice === "whole"
        ? viewWithout(attribute.parts, nothing, new Set())
        : viewOf(attribute.parts, choice);
    return toViewed(attribute, parts);
  });
}

function viewWithout({ ordered }: AttributeTable, excluded: Choice, named: ReadonlySet<CompiledAttribute>): View {
  return ordered.flatMap((attribute) => {
    const { returned } = attribute.definition;
    if (returned === "never" || (returned === "request" && !named.has(attribute))) return [];
    const choice = excluded.get(attribute);
    if (choice === "whole" && returned !== "always") return [];
    const below = choice === undefined || choice === "whole" ? nothing : choice;
    return toViewed(attribute, viewWithout(attribute.parts, below, named));
  });
}

/** A complex attribute without members is not written. */
function toViewed(attribute: CompiledAttribute, parts: View): View {
  const { type, extension } = attribute.definition;
  const all = attribute.parts.ordered.length;
  if (parts.length === 0 && all > 0) return [];
  const isPartial = parts.length < all;
  return [{ attribute, isComplex: type === "complex", isPartial, isExtension: extension !== undefined, parts }];
}
