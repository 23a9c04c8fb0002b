import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type {
  BackendOutcome,
  BackendRefusal,
  BackendSupport,
  ChangeOutcome,
  Page,
  Query,
  ScimContext,
} from "../backend/backend.js";
import type { AnyChange } from "../changes/any-change.js";
import type { ErrorDefinition, ResourceMap, ScimDefinition } from "../definition/definition.js";
import type { ScimSituations } from "../definition/situations.js";
import type { ScimHandlerOptions } from "./scim-handler-options.js";

/** A definition set without the types of its resources and codes. */
export interface AnyDefinition
  extends Omit<ScimDefinition<Record<never, never>, string>, "resources" | "errors" | "situations"> {
  readonly resources: { readonly [name: string]: AnyResourceDefinition };
  readonly errors: { readonly [code: string]: ErrorDefinition };
  readonly situations: ScimSituations<string>;
}

/** A backend without the types of its resource. */
export interface AnyBackend {
  readonly supports?: readonly BackendSupport[];
  get(id: string, context: ScimContext<unknown>): Promise<object | undefined>;
  find(query: Query<string>, context: ScimContext<unknown>): Promise<Page<object>>;
  insert(resource: object, context: ScimContext<unknown>): Promise<BackendOutcome<object, string>>;
  replace(id: string, resource: object, context: ScimContext<unknown>): Promise<BackendOutcome<object, string>>;
  change(
    id: string,
    changes: readonly AnyChange[],
    context: ScimContext<unknown>,
  ): Promise<ChangeOutcome<object, string>>;
  remove(id: string, context: ScimContext<unknown>): Promise<BackendRefusal<string> | undefined>;
}

/** The options of a handler without the types of their set. */
export interface AnyOptions
  extends Omit<ScimHandlerOptions<Record<never, never>, string, unknown>, "definition" | "backends"> {
  readonly definition: AnyDefinition;
  readonly backends: { readonly [name: string]: AnyBackend };
}

/**
 * Drops the types of the options: the only place where the engine leaves the types of a set. It is sound because a
 * backend receives only what the validators of the same set accept, and the engine writes only what the backend
 * answers.
 */
export function toAnyOptions<Resources extends ResourceMap<Resources>, Code extends string, Caller>(
  options: ScimHandlerOptions<Resources, Code, Caller>,
): AnyOptions {
  return options as unknown as AnyOptions;
}
