import type { Attribute, TypeModel } from "./model.js";

type Json = Readonly<Record<string, unknown>>;

/** Completes a body: the schemas, and a value of its type for every required attribute without one. */
export function fill(type: TypeModel, own: Json, mark: string): Json {
  const required = type.attributes.filter((each) => isMissing(each, own));
  const extensions = type.extensions
    .filter(({ urn, required: isRequired }) => isRequired || own[urn] !== undefined)
    .map(({ urn, attributes }) => {
      const given = (own[urn] ?? {}) as Json;
      const missing = attributes.filter((each) => isMissing(each, given));
      return [urn, { ...valuesOf(missing, mark), ...given }] as const;
    });
  return {
    schemas: [type.urn, ...extensions.map(([urn]) => urn)],
    ...valuesOf(required, mark),
    ...own,
    ...Object.fromEntries(extensions),
  };
}

function isMissing({ name, required, mutability }: Attribute, own: Json): boolean {
  return required && mutability !== "readOnly" && own[name] === undefined && !["schemas", "id", "meta"].includes(name);
}

function valuesOf(attributes: readonly Attribute[], mark: string): Json {
  return Object.fromEntries(attributes.map((each) => [each.name, sampleOf(each, mark)]));
}

/** A value of an attribute's type. Text contains the mark. */
export function sampleOf(attribute: Attribute, mark: string): unknown {
  const value = singleValueOf(attribute, mark);
  return attribute.multiValued ? [value] : value;
}

function singleValueOf(
  { name, type, canonicalValues, referenceTypes, subAttributes, multiValued }: Attribute,
  mark: string,
): unknown {
  switch (type) {
    case "boolean":
      return true;
    case "integer":
      return 1;
    case "decimal":
      return 1.5;
    case "datetime":
      return "2026-01-02T03:04:05Z";
    case "binary":
      return "AAEC";
    case "reference":
      return referenceTypes.every((each) => each === "external" || each === "uri")
        ? `https://example.com/${mark}`
        : `../Users/${mark}`;
    case "complex": {
      const writable = subAttributes.filter(({ mutability }) => mutability !== "readOnly");
      const required = writable.filter((each) => each.required);
      const value = writable.find((each) => each.name === "value") ?? writable[0];
      const chosen = required.length > 0 || value === undefined ? required : [value];
      return Object.fromEntries(
        chosen.map((each) => [
          each.name,
          /mail/i.test(name) && each.name === "value" ? `${mark}@example.com` : sampleOf(each, mark),
        ]),
      );
    }
    default:
      if (canonicalValues[0] !== undefined) return canonicalValues[0];
      if (/mail|userName/i.test(name)) return `${mark}@example.com`;
      return /phone/i.test(name) && multiValued ? "+15550100" : mark;
  }
}
