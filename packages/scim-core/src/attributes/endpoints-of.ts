/** The part of a definition set that has the endpoints of its resource types. */
interface ResourceEndpoints {
  readonly resources: { readonly [name: string]: { readonly wireName: string; readonly endpoint: string } };
}

const known = new WeakMap<ResourceEndpoints, ReadonlyMap<string, string>>();

/** The endpoints of the resource types of a set, by their names on the wire. */
export function endpointsOf(definition: ResourceEndpoints): ReadonlyMap<string, string> {
  const found = known.get(definition);
  if (found !== undefined) return found;
  const endpoints = new Map(Object.values(definition.resources).map(({ wireName, endpoint }) => [wireName, endpoint]));
  known.set(definition, endpoints);
  return endpoints;
}
