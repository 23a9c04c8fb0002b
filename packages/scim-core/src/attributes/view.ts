import type { AttributeTable, CompiledAttribute } from "./attribute-table.js";

/** An attribute that is written, and what is written of it. */
export interface ViewedAttribute {
  readonly attribute: CompiledAttribute;
  readonly isComplex: boolean;
  /** Whether some of its sub-attributes are not written: then a value of which nothing is left is none. */
  readonly isPartial: boolean;
  readonly isExtension: boolean;
  /** Of a complex attribute, in the order in which they are written. */
  readonly parts: View;
}

/** Attributes that are written, in their order. */
export type View = readonly ViewedAttribute[];

/** Attributes that a client names: the whole of each, or some of its sub-attributes. */
export type Choice = ReadonlyMap<CompiledAttribute, Choice | "whole">;

const nothing: Choice = new Map();

/**
 * What is written where nothing is chosen: whatever is returned always or by default, and of what is returned on request
 * only what a write has named.
 *
 * @see RFC 7643 §7
 */
export function toDefaultView(table: AttributeTable, named: ReadonlySet<CompiledAttribute> = new Set()): View {
  return viewWithout(table, nothing, named);
}

/** What is written where a client names what it wants: that, and what is returned always. */
export function toChosenView(table: AttributeTable, chosen: Choice): View {
  return viewOf(table, chosen);
}

/** What is written where a client names what it does not want: the rest, and what is returned always. */
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

/** A complex attribute of which nothing is left is not written. */
function toViewed(attribute: CompiledAttribute, parts: View): View {
  const { type, extension } = attribute.definition;
  const all = attribute.parts.ordered.length;
  if (parts.length === 0 && all > 0) return [];
  const isPartial = parts.length < all;
  return [{ attribute, isComplex: type === "complex", isPartial, isExtension: extension !== undefined, parts }];
}
