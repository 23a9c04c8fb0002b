import type { CompiledResource } from "../../attributes/compiled-resource.js";
import type { DescribedSchema } from "../codec.js";

/** RFC 7643 §3.1: attributes of every resource that belong to no schema. */
const common: ReadonlySet<string> = new Set(["id", "externalId", "meta"]);

/** The schema of a resource type. With `whole`, each extension is a complex attribute, as in a body. */
export function describeSchema({ definition, urn, attributes }: CompiledResource, whole: boolean): DescribedSchema {
  const described = attributes.ordered.filter(
    (attribute) => !common.has(attribute.key) && (whole || attribute.definition.extension === undefined),
  );
  return {
    urn,
    name: definition.wireName,
    description: definition.description,
    attributes: described.map((attribute) => ({ attribute, urn })),
  };
}
