import type { ResolvedAttribute } from "../scim/resolved-scim.js";

/** An attribute at its place in a resource. */
export interface PlacedAttribute {
  /** With dots between the names on the wire. */
  readonly path: string;
  readonly attribute: ResolvedAttribute;
}

/** Attributes with their sub-attributes behind them; an extension is named and not entered. */
export function flattenAttributes(attributes: readonly ResolvedAttribute[], above = ""): readonly PlacedAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.extension !== undefined) return [{ path: attribute.name, attribute }];
    const path = above === "" ? attribute.wireName : `${above}.${attribute.wireName}`;
    return [{ path, attribute }, ...flattenAttributes(attribute.subAttributes, path)];
  });
}
