import type { CompiledAttribute } from "../../attributes/attribute-table.js";
import type { DescribedSchema } from "../codec.js";
import { urns } from "./urns.js";

/** A Schema resource. @see RFC 7643 §7 */
export function writeSchema({ urn, name, description, attributes }: DescribedSchema, location: string): object {
  return {
    schemas: [urns.schema],
    id: urn,
    name,
    description,
    attributes: attributes.map(({ attribute }) => writeAttribute(attribute)),
    meta: { resourceType: "Schema", location },
  };
}

function writeAttribute({ key, definition, parts }: CompiledAttribute): object {
  const { type, multiValued, description, required, canonicalValues, caseExact } = definition;
  const { mutability, returned, uniqueness, referenceTypes } = definition;
  return {
    name: key,
    type,
    ...(parts.ordered.length === 0 ? {} : { subAttributes: parts.ordered.map(writeAttribute) }),
    multiValued,
    description,
    required,
    ...(canonicalValues === undefined ? {} : { canonicalValues }),
    caseExact,
    mutability,
    returned,
    uniqueness,
    ...(referenceTypes === undefined ? {} : { referenceTypes }),
  };
}
