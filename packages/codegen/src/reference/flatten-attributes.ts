import type { ResolvedAttribute } from "../scim/resolved-scim.js";

/** An attribute with its path in a resource. */
interface PlacedAttribute {
  /** Names on the wire, separated by dots. */
  readonly path: string;
  readonly attribute: ResolvedAttribute;
}

/** Attributes followed by their sub-attributes. An extension is listed without its own. */
export function flattenAttributes(attributes: readonly ResolvedAttribute[], above = ""): readonly PlacedAttribute[] {
  return attributes.flatMap((attribute) => {
    if (attribute.extension !== undefined) return [{ path: attribute.name, attribute }];
    const path = above === "" ? attribute.wireName : `${above}.${attribute.wireName}`;
    return [{ path, attribute }, ...flattenAttributes(attribute.subAttributes, path)];
  });
}
