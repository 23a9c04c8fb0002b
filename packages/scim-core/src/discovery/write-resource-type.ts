import type { CompiledResource } from "../attributes/compiled-resource.js";
import { urns } from "../codecs/v2/urns.js";

/** A ResourceType resource. `location` is absent if it cannot be requested alone. @see RFC 7643 §6 */
export function writeResourceType({ definition, urn, extensions }: CompiledResource, location?: string): object {
  return {
    schemas: [urns.resourceType],
    id: definition.wireName,
    name: definition.wireName,
    description: definition.description,
    endpoint: definition.endpoint,
    schema: urn,
    schemaExtensions: extensions.map((extension) => ({
      schema: extension.key,
      required: extension.definition.required,
    })),
    meta: { resourceType: "ResourceType", ...(location === undefined ? {} : { location }) },
  };
}
