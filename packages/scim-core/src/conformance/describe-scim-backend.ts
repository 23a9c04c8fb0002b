import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { ScimBackend, ScimContext } from "../backend/backend.js";
import type { ResourceMap, ScimDefinition } from "../definition/definition.js";
import type { AnyBackend, AnyDefinition } from "../options/scim-handler-options.js";
import { describeChanges } from "./cases/changes.js";
import { describeDocuments } from "./cases/documents.js";
import { describeFilters } from "./cases/filters.js";
import { describeLists } from "./cases/lists.js";
import { describeMutability } from "./cases/mutability.js";
import { describePrimaries } from "./cases/primaries.js";
import { describeReplacements } from "./cases/replacements.js";
import { describeSupportedLists } from "./cases/supported-lists.js";
import { describeUniqueness } from "./cases/uniqueness.js";
import { describeVersions } from "./cases/versions.js";
import { createKit } from "./kit/kit.js";
import type { TestFramework } from "./kit/test-framework.js";

/** The backend to test, and resources for it. */
export interface ScimBackendSample<Resources extends ResourceMap<Resources>, Code extends string, Name, Caller> {
  readonly definition: ScimDefinition<Resources, Code>;
  readonly resourceType: Name;
  /** Opens an empty backend for one test. */
  readonly open: () => Promise<{
    readonly backend: ScimBackend<Resources[Name & keyof Resources], Code, Caller>;
    /** Called after the test. */
    readonly close?: () => Promise<void>;
  }>;
  /**
   * Returns a resource as a client writes it, a different one for every number from 1: no two share a unique value or a
   * filterable string. It has a value for everything that the backend stores as sent.
   */
  readonly sample: (n: number) => Resources[Name & keyof Resources]["create"];
  /** Caller and tenant, if the backend needs them. Default: none. */
  readonly context?: Partial<Pick<ScimContext<Caller>, "caller" | "tenant">>;
}

/**
 * Defines tests of the behavior of every backend of a resource type: it returns what was written, pages, filters,
 * enforces unique and immutable values, applies all of a write or nothing, and, if it supports them, sorts, pages by
 * cursor and has versions. A test file for a new backend only calls this function.
 *
 * @param name title of the tests
 */
export function describeScimBackend<
  Resources extends ResourceMap<Resources>,
  Code extends string,
  Name extends keyof Resources & string,
  Caller = unknown,
>(name: string, sample: ScimBackendSample<Resources, Code, Name, Caller>, framework: TestFramework): void {
  const definition: unknown = sample.definition;
  const resource: unknown = sample.definition.resources[sample.resourceType];
  const kit = createKit({
    framework,
    // To the kit, resources of every set are objects of JSON values.
    definition: definition as AnyDefinition,
    resource: resource as AnyResourceDefinition,
    open: async () => {
      const { backend, close } = await sample.open();
      const any: unknown = backend;
      return { backend: any as AnyBackend, ...(close && { close }) };
    },
    sample: sample.sample,
    context: sample.context ?? {},
  });
  framework.describe(name, () => {
    describeDocuments(kit);
    describeReplacements(kit);
    describeLists(kit);
    describeSupportedLists(kit);
    describeFilters(kit);
    describeChanges(kit);
    describeMutability(kit);
    describePrimaries(kit);
    describeUniqueness(kit);
    describeVersions(kit);
  });
}
