import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { ScimBackend, ScimContext } from "../backend.js";
import type { ResourceMap, ScimDefinition } from "../definition.js";
import type { AnyBackend, AnyDefinition } from "../engine/any-options.js";
import { describeChanges } from "./cases/changes.js";
import { describeDocuments } from "./cases/documents.js";
import { describeFilters } from "./cases/filters.js";
import { describeLists } from "./cases/lists.js";
import { describeMutability } from "./cases/mutability.js";
import { describePrimaries } from "./cases/primaries.js";
import { describeUniqueness } from "./cases/uniqueness.js";
import { describeVersions } from "./cases/versions.js";
import { createKit } from "./kit.js";
import type { TestFramework } from "./test-framework.js";

/** What is tested, and with which resources. */
export interface ScimBackendSample<Resources extends ResourceMap<Resources>, Code extends string, Name, Caller> {
  readonly definition: ScimDefinition<Resources, Code>;
  readonly resourceType: Name;
  /** Opens a backend without resources, for one test. */
  readonly open: () => Promise<{
    readonly backend: ScimBackend<Resources[Name & keyof Resources], Code, Caller>;
    /** Called when the test is over. */
    readonly close?: () => Promise<void>;
  }>;
  /**
   * A resource as a client writes it, for every number from 1 on another one: no two share a value of a unique attribute,
   * nor a text of an attribute that is filterable. It has a value for everything that the backend keeps as it is sent.
   */
  readonly sample: (n: number) => Resources[Name & keyof Resources]["create"];
  /** Who calls, and for which tenant, where the backend looks at that; absent means nobody and none. */
  readonly context?: Partial<Pick<ScimContext<Caller>, "caller" | "tenant">>;
}

/**
 * Describes, as tests of a framework, what every backend of a resource type does, as its definition has it: that it
 * answers what was written, pages, filters, keeps what is unique and immutable, makes all of a write or nothing, and, where
 * it has them, sorts, pages by cursor and has versions. A new backend is one test file that calls this.
 *
 * @param name what is tested
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
    // The kit takes resources for what they are in every set: objects of JSON values.
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
    describeLists(kit);
    describeFilters(kit);
    describeChanges(kit);
    describeMutability(kit);
    describePrimaries(kit);
    describeUniqueness(kit);
    describeVersions(kit);
  });
}
