import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { ScimBackend } from "../backend.js";
import type { ResourceMap, ScimDefinition } from "../definition.js";
import { createTenant, type Tenant } from "./tenant.js";

/** What a Map backend is made of. */
export interface MapBackendOptions<Resources extends ResourceMap<Resources>, Code extends string, Name> {
  readonly definition: ScimDefinition<Resources, Code>;
  /** The resource type that is kept. */
  readonly resourceType: Name;
  /** Makes an identifier that was never given before: `() => crypto.randomUUID()`. */
  readonly newId: () => string;
}

/**
 * A backend that keeps the resources of one type in a Map, of each tenant in one of its own, until the process ends. What
 * it has to know it reads from the definition: which values are unique, immutable and required, how texts compare, and
 * which attributes `meta` has. What is never returned, such as a password, is not kept. What is readOnly and neither `id`
 * nor `meta`, such as the groups of a user, is the application's, which adds it in a `get` and a `find` of its own.
 */
export function createMapBackend<
  Resources extends ResourceMap<Resources>,
  Code extends string,
  Name extends keyof Resources & string,
>(options: MapBackendOptions<Resources, Code, Name>): ScimBackend<Resources[Name], Code, unknown> {
  const definition: unknown = options.definition.resources[options.resourceType];
  const tenants = new Map<string | undefined, Tenant>();
  const tenantOf = (name: string | undefined): Tenant => {
    const tenant = tenants.get(name) ?? createTenant(definition as AnyResourceDefinition, options.newId);
    tenants.set(name, tenant);
    return tenant;
  };
  const backend: Tenant & Pick<ScimBackend<never, never, never>, "supports"> = {
    supports: ["sort", "cursor"],
    get: (id, context) => tenantOf(context.tenant).get(id, context),
    find: (query, context) => tenantOf(context.tenant).find(query, context),
    insert: (resource, context) => tenantOf(context.tenant).insert(resource, context),
    replace: (id, resource, context) => tenantOf(context.tenant).replace(id, resource, context),
    change: (id, changes, context) => tenantOf(context.tenant).change(id, changes, context),
    remove: (id, context) => tenantOf(context.tenant).remove(id, context),
  };
  // The engine hands over what the validators of the same definition made of a body, and nothing else is answered.
  return backend as unknown as ScimBackend<Resources[Name], Code, unknown>;
}
