import type { AnyResourceDefinition } from "../../attributes/compiled-resource.js";
import type { BackendOutcome, BackendRefusal, ScimContext } from "../../backend/backend.js";
import type { AnyChange } from "../../backend/change.js";
import type { JsonObject } from "../../body/read-body.js";
import type { AttributeDefinition } from "../../definition/definition.js";
import { type ScimSituation, situationCode } from "../../definition/situations.js";
import type { AnyBackend, AnyDefinition } from "../../options/scim-handler-options.js";
import { ScimRefusedError } from "../../refusals/refused.js";
import type { TestFramework } from "./test-framework.js";

/** Options of a kit. */
interface KitOptions {
  readonly framework: TestFramework;
  readonly definition: AnyDefinition;
  readonly resource: AnyResourceDefinition;
  readonly open: () => Promise<{ readonly backend: AnyBackend; readonly close?: () => Promise<void> }>;
  readonly sample: (n: number) => object;
  readonly context: Partial<ScimContext<unknown>>;
}

/** The tools for writing a case. */
export interface Kit extends Pick<KitOptions, "framework" | "definition" | "resource"> {
  readonly attributes: readonly (readonly [string, AttributeDefinition])[];
  readonly sample: (n: number) => JsonObject;
  /** A test with a new backend, which is closed after it. */
  readonly test: (name: string, body: (opened: Opened) => Promise<void>) => void;
}

/** A backend during one test. Its clock advances a second per call. */
interface Opened {
  readonly backend: AnyBackend;
  readonly context: (own?: Partial<ScimContext<unknown>>) => ScimContext<unknown>;
  /** Creates a resource that must succeed. */
  readonly insert: (resource: object) => Promise<Made>;
  readonly get: (id: string) => Promise<JsonObject | undefined>;
  readonly change: (id: string, changes: readonly AnyChange[]) => Promise<Answer>;
  readonly replace: (id: string, resource: object) => Promise<Answer>;
  /** Result of a write. */
  readonly answer: (
    write: () => Promise<BackendOutcome<object, string> | BackendRefusal<string> | undefined>,
  ) => Promise<Answer>;
  /** The definition's answer for a situation. */
  readonly refusal: (situation: ScimSituation) => Answer;
}

/** A resource that a backend created. */
interface Made extends JsonObject {
  readonly id: string;
}

/** Result of a write: done, or the status and `scimType` of a refusal. */
type Answer = "done" | { readonly status: number; readonly scimType?: string };

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

function toOpened(backend: AnyBackend, { definition, resource, context: given }: KitOptions): Opened {
  const { signal } = new AbortController();
  let calls = 0;
  const context: Opened["context"] = (own = {}) => {
    calls += 1;
    // biome-ignore lint/style/noRestrictedGlobals: a kit brings its own time, as a test does.
    const now = new Date(1_800_000_000_000 + 1000 * calls);
    return { caller: undefined, now, requestId: `request ${calls}`, signal, ...given, ...own };
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
