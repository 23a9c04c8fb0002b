import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { BackendRefusal, ScimContext } from "../backend.js";
import type { AnyChange } from "../changes/any-change.js";
import type { RouteDefinition, ScimOperation } from "../definition.js";
import { type Refused, refuse } from "../refused.js";
import { noParameters, type QueryParameters } from "../routes/query-parameters.js";
import { answerResource, locationOf } from "./answer-resource.js";
import type { AnyBackend } from "./any-options.js";
import type { Call } from "./call.js";
import { namesTag, toEntityTag } from "./entity-tag.js";
import { findResources } from "./find-resources.js";
import { checkPrecondition } from "./precondition.js";
import { readPatch, readWhole } from "./read-bodies.js";
import type { Served } from "./run-exchange.js";

/** A call of one resource type, routed, with its body as bytes. */
export interface ResourceCall {
  readonly call: Call;
  readonly route: RouteDefinition;
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly context: ScimContext<unknown>;
  /** Empty where the operation has none. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Parameters of the address; absent where there are none. */
  readonly parameters?: QueryParameters;
  /** The versions of which the resource must have one, where versions are served. */
  readonly ifMatch?: string;
  /** The versions that the client has already. */
  readonly ifNoneMatch?: string;
}

/** Serves one operation. */
export type Serve = (call: ResourceCall) => Promise<Served | Refused | BackendRefusal<string>>;

/** What is done for each operation. */
export const operations: { readonly [O in ScimOperation]: Serve } = { get, find, insert, replace, change, remove };

async function get(call: ResourceCall): ReturnType<Serve> {
  const found = await call.backend.get(call.id, call.context);
  if (found === undefined) return unknownResource(call);
  const { ifNoneMatch } = call;
  if (ifNoneMatch === undefined) return answerResource(call, found);
  const present = toEntityTag(found);
  if (!namesTag(ifNoneMatch, present)) return answerResource(call, found);
  return { ok: true, status: 304, headers: { etag: present.tag } };
}

function find({ call, resource, backend, context, parameters = noParameters }: ResourceCall): ReturnType<Serve> {
  return findResources({ call, resource, backend, context, parameters });
}

async function insert(call: ResourceCall): ReturnType<Serve> {
  const { resource, backend, context } = call;
  const created = readWhole(call, "insert");
  if (!created.ok) return created;
  const outcome = await backend.insert(created.value, context);
  if (!outcome.ok) return outcome;
  const location = locationOf(call.call, resource, outcome.resource);
  return { ...answerResource(call, outcome.resource, created.value), location };
}

async function replace(given: ResourceCall): ReturnType<Serve> {
  const replacement = readWhole(given, "replace");
  if (!replacement.ok) return replacement;
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const call = checked.value;
  const outcome = await call.backend.replace(call.id, replacement.value, call.context);
  return outcome.ok ? answerResource(call, outcome.resource, replacement.value) : outcome;
}

async function change(given: ResourceCall): ReturnType<Serve> {
  const changes = readPatch(given);
  if (!changes.ok) return changes;
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, context, id, route } = checked.value;
  const outcome = await backend.change(id, changes.value, context);
  if (outcome?.ok === false) return outcome;
  if (route.answer === "none") return { ok: true };
  const found = outcome?.resource ?? (await backend.get(id, given.context));
  return found === undefined ? unknownResource(given) : answerResource(given, found, toWritten(changes.value));
}

async function remove(given: ResourceCall): ReturnType<Serve> {
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, id, context } = checked.value;
  return (await backend.remove(id, context)) ?? { ok: true };
}

/** What changes have written, as one object; of two changes to one attribute the later counts. */
function toWritten(changes: readonly AnyChange[]): object {
  return Object.fromEntries(changes.flatMap((each) => (each.kind === "remove" ? [] : [[each.attribute, each.value]])));
}

function unknownResource({ id }: ResourceCall): Refused {
  return refuse("resourceUnknown", { rule: "RFC 7644 §3.12", found: id });
}
