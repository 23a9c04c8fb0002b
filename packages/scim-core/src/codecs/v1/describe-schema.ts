import type { CompiledResource } from "../../attributes/compiled-resource.js";
import type { DescribedSchema } from "../codec.js";

/** The schema of a resource type of 1.1: one flat list of attributes, each with the schema that it belongs to. */
export function describeSchema({ definition, urn, attributes }: CompiledResource, whole: boolean): DescribedSchema {
  return {
    urn: `${urn}:${definition.wireName}`,
    name: definition.wireName,
    description: definition.description,
    endpoint: definition.endpoint,
    attributes: attributes.ordered.flatMap((attribute) => {
      if (attribute.definition.extension === undefined) return [{ attribute, urn }];
      return whole ? attribute.parts.ordered.map((part) => ({ attribute: part, urn: attribute.key })) : [];
    }),
  };
}
