import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { BackendOutcome, BackendRefusal, ScimContext } from "../backend.js";
import type { AnyChange } from "../changes/any-change.js";
import type { AttributeDefinition } from "../definition.js";
import type { AnyBackend, AnyDefinition } from "../engine/any-options.js";
import type { JsonObject } from "../json-object.js";
import { ScimRefusedError } from "../refused-error.js";
import { situationCode } from "../situation-code.js";
import type { ScimSituation } from "../situations.js";
import type { TestFramework } from "./test-framework.js";

/** What a kit is made of. */
export interface KitOptions {
  readonly framework: TestFramework;
  readonly definition: AnyDefinition;
  readonly resource: AnyResourceDefinition;
  readonly open: () => Promise<{ readonly backend: AnyBackend; readonly close?: () => Promise<void> }>;
  readonly sample: (n: number) => object;
  readonly context: Partial<ScimContext<unknown>>;
}

/** What the cases of the kit are written with. */
export interface Kit extends Pick<KitOptions, "framework" | "definition" | "resource"> {
  readonly attributes: readonly (readonly [string, AttributeDefinition])[];
  readonly sample: (n: number) => JsonObject;
  /** A test over a fresh backend, which is closed behind it. */
  readonly test: (name: string, body: (opened: Opened) => Promise<void>) => void;
}

/** A backend during one test; its clock goes a second a call. */
export interface Opened {
  readonly backend: AnyBackend;
  readonly context: (own?: Partial<ScimContext<unknown>>) => ScimContext<unknown>;
  /** Makes a resource that nothing stands against. */
  readonly insert: (resource: object) => Promise<Made>;
  readonly get: (id: string) => Promise<JsonObject | undefined>;
  readonly change: (id: string, changes: readonly AnyChange[]) => Promise<Answer>;
  readonly replace: (id: string, resource: object) => Promise<Answer>;
  /** What a write comes to. */
  readonly answer: (
    write: () => Promise<BackendOutcome<object, string> | BackendRefusal<string> | undefined>,
  ) => Promise<Answer>;
  /** What the definition answers to a situation. */
  readonly refusal: (situation: ScimSituation) => Answer;
}

/** A resource that a backend has made. */
export interface Made extends JsonObject {
  readonly id: string;
}

/** What a write comes to: nothing, or the status and `scimType` of a refusal. */
export type Answer = "done" | { readonly status: number; readonly scimType?: string };

/** The kit for one backend. */
export function createKit(options: KitOptions): Kit {
  const { framework, definition, resource, open, sample } = options;
  return {
    framework,
    definition,
    resource,
    attributes: Object.entries(resource.attributes),
    sample: (n) => ({ ...sample(n) }),
    test: (name, body) =>
      framework.it(name, async () => {
        const { backend, close } = await open();
        try {
          await body(toOpened(backend, options));
        } finally {
          await close?.();
        }
      }),
  };
}

function toOpened(backend: AnyBackend, { definition, resource, context: told }: KitOptions): Opened {
  const { signal } = new AbortController();
  let calls = 0;
  const context: Opened["context"] = (own = {}) => {
    calls += 1;
    // biome-ignore lint/style/noRestrictedGlobals: a kit brings its own time, as a test does.
    const now = new Date(1_800_000_000_000 + 1000 * calls);
    return { caller: undefined, now, requestId: `request ${calls}`, signal, ...told, ...own };
  };
  const refusal = (situation: ScimSituation) =>
    toAnswer(situationCode(definition, situation, resource.name), definition);
  const answer: Opened["answer"] = async (write) => {
    try {
      const outcome = await write();
      if (outcome === undefined || outcome.ok) return "done";
      return "situation" in outcome ? refusal(outcome.situation) : toAnswer(outcome.error, definition);
    } catch (error) {
      if (error instanceof ScimRefusedError) return refusal(error.situation);
      throw error;
    }
  };
  return {
    backend,
    context,
    refusal,
    answer,
    insert: async (resource) => {
      const outcome = await backend.insert(resource, context());
      if (!outcome.ok) throw new Error(`The backend refuses a sample: ${JSON.stringify(outcome)}`);
      return toMade(outcome.resource);
    },
    get: async (id) => (await backend.get(id, context())) as JsonObject | undefined,
    change: (id, changes) => answer(() => backend.change(id, changes, context())),
    replace: (id, resource) => answer(() => backend.replace(id, resource, context())),
  };
}

function toAnswer(code: string, { errors }: AnyDefinition): Answer {
  const row = Object.hasOwn(errors, code) ? errors[code] : undefined;
  if (row === undefined) throw new Error(`The code ${code} is not in the error table.`);
  return { status: row.status, ...(row.scimType !== undefined && { scimType: row.scimType }) };
}

function toMade(resource: object): Made {
  if ("id" in resource && typeof resource.id === "string" && resource.id !== "")
    return { ...resource, id: resource.id };
  throw new Error("The backend answers a resource without an identifier.");
}
