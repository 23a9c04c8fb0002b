import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { ScimBackend } from "../backend/backend.js";
import type { ResourceMap, ScimDefinition } from "../definition/definition.js";
import { createTenant, type Tenant } from "./tenant.js";

/** Options of a Map backend. */
export interface MapBackendOptions<Resources extends ResourceMap<Resources>, Code extends string, Name> {
  readonly definition: ScimDefinition<Resources, Code>;
  /** The resource type to store. */
  readonly resourceType: Name;
  /** Returns an identifier that was never used: `() => crypto.randomUUID()`. */
  readonly newId: () => string;
}

/**
 * Creates a backend that stores the resources of one type in memory, one Map per tenant. It takes its rules from the
 * definition: unique, immutable and required values, case of text, and the attributes of `meta`. Values that are never
 * returned, such as a password, are not stored. Other readOnly attributes, such as the groups of a user, belong to the
 * application, which adds them in its own `get` and `find`.
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
  // The engine passes only what the validators of the same definition accept, and nothing else is returned.
  return backend as unknown as ScimBackend<Resources[Name], Code, unknown>;
}
