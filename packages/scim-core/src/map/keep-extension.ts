import type { Page, ScimBackend } from "../backend/backend.js";
import { changeResource } from "../changes/apply-changes.js";
import type { ResourceDefinition, ResourceTypes } from "../definition/definition.js";
import type { Identified } from "../lists/select-page.js";

/** A resource type without one of its extensions. */
export type WithoutExtension<R extends ResourceTypes, A extends string> = {
  readonly resource: Omit<R["resource"], A>;
  readonly create: Omit<R["create"], A>;
  readonly filterable: R["filterable"];
};

/** A resource type whose resources have an identifier. */
export interface IdentifiedTypes extends ResourceTypes {
  readonly resource: Identified;
}

/** Values of an extension by the identifier of their resource. A `Map` is one; a table in a database can be. */
export interface KeptValues<Value> {
  get(id: string): Value | undefined | Promise<Value | undefined>;
  set(id: string, value: Value): unknown;
  delete(id: string): unknown;
}

/** An extension that is stored separately from its backend. */
export interface KeptExtension<R extends IdentifiedTypes, A extends keyof R["resource"] & string, Code extends string> {
  /** The resource type with the extension. */
  readonly definition: ResourceDefinition<R, Code>;
  /** The attribute that holds the extension: its short name. */
  readonly attribute: A;
  /** Value for each resource that has one. */
  readonly values: KeptValues<NonNullable<R["resource"][A]>>;
}

/**
 * Adds an extension to a backend that does not know it. A refused write does not change the extension. The backend
 * filters and sorts by its own attributes, assigns no new version if only the extension changes, and does not share a
 * transaction with it. If this matters, store both in one place.
 */
export function keepExtension<
  R extends IdentifiedTypes,
  A extends keyof R["create"] & keyof R["resource"] & string,
  Code extends string,
  Caller,
>(
  backend: ScimBackend<WithoutExtension<R, A>, Code, Caller>,
  { definition, attribute, values }: KeptExtension<R, A, Code>,
): ScimBackend<R, Code, Caller> {
  type Resource = R["resource"];
  // TypeScript does not see that a type split at a key is the same type when merged.
  const plain = backend as unknown as ScimBackend<R, Code, Caller>;
  const show = async (resource: Resource): Promise<Resource> => {
    const value = await values.get(resource.id);
    return value === undefined ? resource : { ...resource, [attribute]: value };
  };
  const keep = async (id: string, { [attribute]: value }: Partial<Resource>) => {
    await (value === undefined || value === null ? values.delete(id) : values.set(id, value));
  };
  const apart = (body: R["create"]): R["create"] => {
    const { [attribute]: _ours, ...theirs } = body;
    return theirs;
  };
  return {
    ...plain,
    get: async (id, context) => {
      const resource = await plain.get(id, context);
      return resource && show(resource);
    },
    find: async (query, context): Promise<Page<Resource>> => {
      const page = await plain.find(query, context);
      return { ...page, resources: await Promise.all(page.resources.map(show)) };
    },
    insert: async (body, context) => {
      const outcome = await plain.insert(apart(body), context);
      if (!outcome.ok) return outcome;
      await keep(outcome.resource.id, body);
      return { ...outcome, resource: await show(outcome.resource) };
    },
    replace: async (id, body, context) => {
      const outcome = await plain.replace(id, apart(body), context);
      if (!outcome.ok) return outcome;
      await keep(id, body);
      return { ...outcome, resource: await show(outcome.resource) };
    },
    change: async (id, changes, context) => {
      const theirs = changes.filter((change) => change.attribute !== attribute);
      const ours = changes.filter((change) => change.attribute === attribute);
      const found = await plain.get(id, context);
      const changed = found && ours.length > 0 ? changeResource(await show(found), ours, definition) : undefined;
      const outcome = await plain.change(id, theirs, context);
      if (outcome?.ok === false) return outcome;
      if (changed !== undefined) await keep(id, changed);
      return outcome && { ...outcome, resource: await show(outcome.resource) };
    },
    remove: (id, context) => plain.remove(id, context),
  };
}
