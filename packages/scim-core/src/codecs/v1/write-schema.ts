import type { CompiledAttribute } from "../../attributes/attribute-table.js";
import type { DescribedAttribute, DescribedSchema } from "../codec.js";

/** A schema with the characteristics of 1.1 (`readOnly` instead of `mutability`). */
export function writeSchema({ urn, name, description, endpoint, attributes }: DescribedSchema): object {
  return {
    id: urn,
    name,
    description,
    schema: urn,
    ...(endpoint === undefined ? {} : { endpoint }),
    attributes: attributes.map(writeAttribute),
  };
}

function writeAttribute({ attribute, urn }: DescribedAttribute): object {
  const { type, multiValued, description } = attribute.definition;
  return {
    name: attribute.key,
    type: typeOf(type),
    multiValued,
    description,
    schema: urn,
    ...writeCharacteristics(attribute),
    ...(attribute.parts.ordered.length === 0 ? {} : { subAttributes: attribute.parts.ordered.map(writePart) }),
  };
}

function writePart(part: CompiledAttribute): object {
  return {
    name: part.key,
    type: typeOf(part.definition.type),
    description: part.definition.description,
    ...writeCharacteristics(part),
  };
}

function writeCharacteristics({ definition }: CompiledAttribute): object {
  return {
    readOnly: definition.mutability === "readOnly",
    required: definition.required,
    caseExact: definition.caseExact,
    ...(definition.canonicalValues === undefined ? {} : { canonicalValues: definition.canonicalValues }),
  };
}

/** 1.1 has no references: they are strings. */
function typeOf(type: CompiledAttribute["definition"]["type"]): string {
  return type === "reference" ? "string" : type;
}
