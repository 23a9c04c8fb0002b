import type { CompiledAttribute } from "../attributes/attribute-table.js";
import type { DescribedSchema } from "../codecs/codec.js";
import type { CompiledVersion } from "../engine/compiled-version.js";

/** Every schema of a version: those of the resource types, then those of their extensions, each once. */
export function listSchemas({ codec, resources }: CompiledVersion): readonly DescribedSchema[] {
  const all = [...resources.values()];
  const cores = all.map((resource) => codec.describeSchema(resource, false));
  const extensions = new Map(
    all.flatMap((resource) => resource.extensions.map((found) => [found.key, found] as const)),
  );
  return [...cores, ...[...extensions.values()].map(describeExtension)];
}

/**
 * Finds a schema by name or URN, without case. A name finds the schema of a resource type with the attributes of its
 * extensions. A URN finds one schema alone, if the version has schemas by URN.
 */
export function findSchema(version: CompiledVersion, name: string): DescribedSchema | undefined {
  const wanted = name.toLowerCase();
  const named = [...version.resources.values()].find(
    ({ definition }) => definition.schemaName.toLowerCase() === wanted,
  );
  if (named !== undefined) return version.codec.describeSchema(named, true);
  if (!version.codec.hasSchemasByUrn) return undefined;
  const alias = [...version.resources.values()]
    .flatMap(({ extensions }) => extensions)
    .find(({ aliases }) => aliases.some((urn) => urn.toLowerCase() === wanted));
  if (alias !== undefined) return describeExtension(alias);
  return listSchemas(version).find(({ urn }) => urn.toLowerCase() === wanted);
}

function describeExtension({ key, definition, parts }: CompiledAttribute): DescribedSchema {
  return {
    urn: key,
    name: definition.wireName,
    description: definition.description,
    attributes: parts.ordered.map((attribute) => ({ attribute, urn: key })),
  };
}
