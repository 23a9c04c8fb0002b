import type { Instant } from "@rollcall/engine";
import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type { BackendOutcome, ScimContext, SituationRefusal } from "../backend/backend.js";
import { isObject, type JsonObject } from "../body/read-body.js";
import { changeResource } from "../changes/apply-changes.js";
import type { AttributeRules } from "../changes/check-update.js";
import { replaceResource } from "../changes/replace-resource.js";
import { resolvePrimaries } from "../changes/resolve-primaries.js";
import { toFilterSchema } from "../filters/to-filter-schema.js";
import { selectPage } from "../lists/select-page.js";
import type { AnyBackend } from "../options/scim-handler-options.js";
import { checkElements, createUniqueValues, isSame, type UniqueValues } from "./unique-values.js";

/** The resources of one type and one tenant. */
export type Tenant = AnyBackend;

/** Adds what this backend assigns to a resource. */
interface Kept extends JsonObject {
  readonly id: string;
  readonly meta: JsonObject;
}

interface State {
  readonly definition: AnyResourceDefinition;
  /** By identifier, in the order of creation. */
  readonly resources: Map<string, Kept>;
  readonly unique: UniqueValues;
  readonly rules: AttributeRules;
}

/** Calls are synchronous inside, so each is all or nothing. */
export function createTenant(definition: AnyResourceDefinition, newId: () => string): Tenant {
  const schema = toFilterSchema(definition);
  const { attributes } = definition;
  const rules = { attributes, lists: new WeakMap() };
  const state: State = { definition, resources: new Map(), unique: createUniqueValues(attributes), rules };
  return {
    get: async (id) => state.resources.get(id),
    find: async (query) => {
      const meant = query.filter && state.unique.candidates(query.filter);
      return selectPage(meant === undefined ? state.resources.values() : pick(state, meant), query, schema);
    },
    insert: async (resource, context) => {
      const made = resolvePrimaries(withoutSecrets(resource, definition));
      const id = newId();
      if (state.resources.has(id)) throw new Error(`The identifier ${id} was assigned twice.`);
      return put(state, undefined, { ...made, id, meta: writeMeta(definition, context.now) });
    },
    replace: async (id, resource, context) =>
      update(state, id, context, (found) => replaceResource(found, resource, definition)),
    change: async (id, changes, context) =>
      update(state, id, context, (found) => changeResource(found, changes, rules)),
    remove: async (id, context) => {
      const found = findForWrite(state, id, context);
      if (!found.ok) return found;
      state.unique.remove(found.resource);
      state.resources.delete(id);
      return undefined;
    },
  };
}

type Outcome = { readonly ok: true; readonly resource: Kept } | SituationRefusal;

function pick({ resources }: State, ids: readonly string[]): readonly Kept[] {
  return ids.map((id) => resources.get(id)).filter((found) => found !== undefined);
}

/** The resource of a write, in the version that the client expects. */
function findForWrite({ resources }: State, id: string, { ifVersion }: ScimContext<unknown>): Outcome {
  const resource = resources.get(id);
  if (resource === undefined)
    return { ok: false, situation: "resourceUnknown", reason: { rule: "RFC 7644 §3.12", found: id } };
  const version = resource.meta["version"];
  if (ifVersion === undefined || ifVersion === version) return { ok: true, resource };
  return {
    ok: false,
    situation: "versionStale",
    reason: { rule: "RFC 7644 §3.14", found: version, wanted: ifVersion },
  };
}

/** An unchanged resource keeps its version. */
function update(
  state: State,
  id: string,
  context: ScimContext<unknown>,
  write: (found: JsonObject) => JsonObject,
): BackendOutcome<object, string> {
  const found = findForWrite(state, id, context);
  if (!found.ok) return found;
  const before = found.resource;
  const written = withoutSecrets(write(before), state.definition);
  const refused = checkElements(before, written, state.definition);
  if (refused !== undefined) return refused;
  if (isSame(before, written)) return found;
  return put(state, before, { ...written, id, meta: writeMeta(state.definition, context.now, before.meta) });
}

function put({ resources, unique }: State, before: Kept | undefined, after: Kept): Outcome {
  const taken = unique.findTaken(after, after.id);
  if (taken !== undefined)
    return { ok: false, situation: "uniquenessViolated", reason: { rule: "RFC 7643 §7", at: taken } };
  if (before !== undefined) unique.remove(before);
  unique.put(after, after.id);
  resources.set(after.id, after);
  return { ok: true, resource: after };
}

function withoutSecrets(resource: object, { attributes }: AnyResourceDefinition): JsonObject {
  const kept = Object.entries(resource).filter(([name]) => {
    const definition = attributes[name];
    return definition === undefined || (definition.returned !== "never" && definition.mutability !== "writeOnly");
  });
  return Object.fromEntries(kept);
}

/** Writes `meta` of a resource, as far as its definition has it. The engine adds type and location. */
function writeMeta({ attributes }: AnyResourceDefinition, now: Instant, before?: unknown): JsonObject {
  const known = attributes["meta"]?.subAttributes ?? {};
  const old = isObject(before) ? before : {};
  const time = now.toISOString();
  const meta = { created: old["created"] ?? time, lastModified: time, version: nextVersion(old["version"]) };
  return Object.fromEntries(Object.entries(meta).filter(([name]) => known[name] !== undefined));
}

/** Versions count up, so none is reused. */
function nextVersion(version: unknown): string {
  const number = typeof version === "string" ? Number(/\d+/.exec(version)?.[0] ?? 0) : 0;
  return `W/"${number + 1}"`;
}
