import type { ScimAttribute } from "../formats/index.js";
import type { ResolvedAttribute } from "./resolved-scim.js";

/**
 * Fills in missing keys of an attribute: from the base's attribute of the same name, then the defaults of RFC 7643 §7.
 */
export function resolveAttribute(own: ScimAttribute, base: ResolvedAttribute | undefined): ResolvedAttribute {
  const { subAttributes, ...rest } = own;
  const resolved: ResolvedAttribute = {
    ...defaults(own),
    ...base,
    ...given(rest),
    subAttributes:
      subAttributes === undefined
        ? (base?.subAttributes ?? [])
        : subAttributes.map((each) =>
            resolveAttribute(
              each,
              base?.subAttributes.find(({ name }) => name === each.name),
            ),
          ),
    source: own.source,
    assumed: own.assumed,
  };
  return resolved.subAttributes.length > 0 ? { ...resolved, type: "complex" } : resolved;
}

function defaults(own: ScimAttribute): ResolvedAttribute {
  return {
    name: own.name,
    wireName: own.name,
    description: `Value of ${own.name}.`,
    type: "string",
    multiValued: false,
    required: false,
    caseExact: false,
    mutability: "readWrite",
    returned: "default",
    uniqueness: "none",
    subAttributes: [],
    nullable: false,
    alwaysPresent: false,
    booleanText: false,
    limits: {},
    errors: {},
  };
}

/** The members of an object that are set. */
function given<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members) as { [K in keyof T]: Exclude<T[K], undefined> };
}
