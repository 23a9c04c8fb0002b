import type {
  AttributeDefinition,
  ExtensionDefinition,
  ResourceDefinition,
  ResourceMap,
  ResourceTypes,
  ScimDefinition,
  ScimVersion,
} from "./definition.js";

/** Returns the new name for a name on the wire. */
export type RenameWire = (wireName: string) => string;

type Attributes = { readonly [name: string]: AttributeDefinition };
type AnyResource = ResourceDefinition<ResourceTypes, string> & { readonly attributes: Attributes };

/**
 * Renames schemas, resource types and attributes on the wire. Names in code, codes, paths and values are kept.
 * @throws TypeError if two schemas, or two attributes of one owner, would have the same name
 */
export function renameWire<Resources extends ResourceMap<Resources>, Code extends string, Facts = unknown>(
  definition: ScimDefinition<Resources, Code, Facts>,
  rename: RenameWire,
): ScimDefinition<Resources, Code, Facts> {
  // One table holds resource types of many types, which are not touched here.
  const resources = definition.resources as unknown as { readonly [name: string]: AnyResource };
  const renamed = mapValues(resources, (resource) => renameResource(resource, rename));
  return { ...definition, resources: renamed as unknown as typeof definition.resources };
}

function renameResource(resource: AnyResource, rename: RenameWire): AnyResource {
  const { urns, attributes } = resource;
  const renamed = {
    ...resource,
    wireName: rename(resource.wireName),
    urns: renameUrns(urns, rename),
    attributes: renameAttributes(attributes, rename),
  };
  refuseClashes("schemas", schemasOf(renamed));
  return renamed;
}

function renameAttributes(attributes: Attributes, rename: RenameWire): Attributes {
  const renamed = mapValues(attributes, ({ subAttributes, extension, referenceTypes, ...rest }) => ({
    ...rest,
    wireName: rename(rest.wireName),
    ...(referenceTypes && { referenceTypes: referenceTypes.map(rename) }),
    ...(subAttributes && { subAttributes: renameAttributes(subAttributes, rename) }),
    ...(extension && { extension: renameExtension(extension, rename) }),
  }));
  const names = Object.values(renamed).map(({ wireName }) => wireName.toLowerCase());
  refuseClashes("attributes", names);
  return renamed;
}

function renameExtension(extension: ExtensionDefinition, rename: RenameWire): ExtensionDefinition {
  const { urns, aliases } = extension;
  return {
    ...extension,
    urns: renameUrns(urns, rename),
    ...(aliases && { aliases: mapValues(aliases, (all) => all.map(rename)) }),
  };
}

type Urns = ExtensionDefinition["urns"];

function renameUrns(urns: Urns, rename: RenameWire): Urns {
  return mapValues(urns, rename);
}

const versions: readonly ScimVersion[] = ["1.1", "2.0"];

/** Every URN that belongs to a resource type, with its version. */
function schemasOf({ urns, attributes }: AnyResource): readonly string[] {
  const extensions = Object.values(attributes).flatMap(({ extension }) => extension ?? []);
  return versions.flatMap((version) => {
    const all = [
      urns[version],
      ...extensions.flatMap((each) => [each.urns[version], ...(each.aliases?.[version] ?? [])]),
    ];
    return all.filter((urn) => urn !== undefined).map((urn) => `${urn.toLowerCase()} in ${version}`);
  });
}

function refuseClashes(what: string, names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new TypeError(`Two ${what} would have the wire name ${twice}.`);
}

function mapValues<T, U>(rows: { readonly [name: string]: T }, map: (row: T) => U): { readonly [name: string]: U } {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));
}
