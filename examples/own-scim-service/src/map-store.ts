import { isDeepStrictEqual } from "node:util";
import {
  changeResource,
  type ResourceDefinition,
  replaceResource,
  resolvePrimaries,
  type ScimBackend,
  type ScimContext,
  selectPage,
  toFilterSchema,
  uniqueKeys,
  withoutSecrets,
} from "@rollcall/scim-core";
import type { ScimCode } from "./generated/directory/scim/index.js";
import type { Storable } from "./storable.js";

/** Stores the resources of one type in a Map. */
export function createMapStore<R extends Storable>(
  definition: ResourceDefinition<R, ScimCode>,
): ScimBackend<R, ScimCode, unknown> {
  const resources = new Map<string, R["resource"]>();
  const owners = new Map<string, string>(); // Identifiers by unique value, such as userName.
  const rules = { attributes: definition.attributes, lists: new WeakMap() };
  const filters = toFilterSchema(definition);
  let writes = 0;

  function put(before: R["resource"] | undefined, written: object, { now }: ScimContext<unknown>) {
    const kept = withoutSecrets(written, definition);
    if (before !== undefined && isDeepStrictEqual(kept, before)) return { ok: true, resource: before } as const;
    const [id, time] = [before?.id ?? crypto.randomUUID(), now.toISOString()];
    const keys = uniqueKeys(written, definition);
    if (keys.some((key) => (owners.get(key) ?? id) !== id))
      return { ok: false, situation: "uniquenessViolated" } as const;
    for (const key of before === undefined ? [] : uniqueKeys(before, definition)) owners.delete(key);
    for (const key of keys) owners.set(key, id);
    writes += 1;
    const meta = { created: before?.meta.created ?? time, lastModified: time, version: `W/"${writes}"` };
    const resource: R["resource"] = { ...kept, id, meta };
    resources.set(id, resource);
    return { ok: true, resource } as const;
  }

  function find(id: string, { ifVersion }: ScimContext<unknown>) {
    const resource = resources.get(id);
    if (resource === undefined) return { ok: false, situation: "resourceUnknown" } as const;
    if ((ifVersion ?? resource.meta.version) === resource.meta.version) return { ok: true, resource } as const;
    return { ok: false, situation: "versionStale" } as const;
  }

  return {
    supports: ["sort", "cursor"],
    get: async (id) => resources.get(id),
    find: async (query) => selectPage(resources.values(), query, filters),
    insert: async (resource, context) => put(undefined, resolvePrimaries(resource), context),
    replace: async (id, replacement, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      return put(found.resource, replaceResource(found.resource, replacement, definition), context);
    },
    change: async (id, changes, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      const outcome = put(found.resource, changeResource(found.resource, changes, rules), context);
      return outcome.ok ? undefined : outcome;
    },
    remove: async (id, context) => {
      const found = find(id, context);
      if (!found.ok) return found;
      for (const key of uniqueKeys(found.resource, definition)) owners.delete(key);
      resources.delete(id);
      return undefined;
    },
  };
}
