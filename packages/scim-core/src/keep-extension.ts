import type { Page, ScimBackend } from "./backend.js";
import { changeResource } from "./changes/change-resource.js";
import type { ResourceDefinition, ResourceTypes } from "./definition.js";
import type { Identified } from "./lists/select-page.js";

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

/** An extension that is kept beside what a backend keeps. */
export interface KeptExtension<R extends IdentifiedTypes, A extends keyof R["resource"] & string, Code extends string> {
  /** The resource type with the extension. */
  readonly definition: ResourceDefinition<R, Code>;
  /** The attribute that holds the extension: its short name. */
  readonly attribute: A;
  /** Its value for each resource that has one, by identifier. It is read and written like a `Map`. */
  readonly values: Pick<Map<string, NonNullable<R["resource"][A]>>, "get" | "set" | "delete">;
}

/**
 * A backend of resources with an extension, over one that knows nothing of the extension. What is refused there changes
 * nothing here. That backend filters and sorts by what it has itself, gives no new version where only the extension
 * changes, and is not written in one transaction with it: where this matters, keep both in one place.
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
  // TypeScript does not see that a type, taken apart at a key, is whole again with it.
  const plain = backend as unknown as ScimBackend<R, Code, Caller>;
  const show = (resource: Resource): Resource => {
    const value = values.get(resource.id);
    return value === undefined ? resource : { ...resource, [attribute]: value };
  };
  const keep = (id: string, { [attribute]: value }: Partial<Resource>) =>
    value === undefined || value === null ? values.delete(id) : values.set(id, value);
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
      return { ...page, resources: page.resources.map(show) };
    },
    insert: async (body, context) => {
      const outcome = await plain.insert(apart(body), context);
      if (!outcome.ok) return outcome;
      keep(outcome.resource.id, body);
      return { ...outcome, resource: show(outcome.resource) };
    },
    replace: async (id, body, context) => {
      const outcome = await plain.replace(id, apart(body), context);
      if (!outcome.ok) return outcome;
      keep(id, body);
      return { ...outcome, resource: show(outcome.resource) };
    },
    change: async (id, changes, context) => {
      const theirs = changes.filter((change) => change.attribute !== attribute);
      const ours = changes.filter((change) => change.attribute === attribute);
      const found = await plain.get(id, context);
      const changed = found && ours.length > 0 ? changeResource(show(found), ours, definition) : undefined;
      const outcome = await plain.change(id, theirs, context);
      if (outcome?.ok === false) return outcome;
      if (changed !== undefined) keep(id, changed);
      return outcome && { ...outcome, resource: show(outcome.resource) };
    },
    remove: (id, context) => plain.remove(id, context),
  };
}
