import type { AnyChange } from "../changes/any-change.js";
import type { ScimOperation } from "../definition/definition.js";
import { patching } from "../engine/call-context.js";
import { type Refused, refuse } from "../refusals/refused.js";
import { noParameters } from "../routes/query-parameters.js";
import { answerResource, locationOf } from "./answer-resource.js";
import { namesTag, toEntityTag } from "./entity-tag.js";
import { findResources } from "./find-resources.js";
import { checkPrecondition } from "./precondition.js";
import { readPatch, readWhole } from "./read-bodies.js";
import type { ResourceCall, Serve } from "./resource-call.js";

/** The function for each operation. */
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

function find(call: ResourceCall): ReturnType<Serve> {
  return findResources({ ...call, parameters: call.parameters ?? noParameters });
}

async function insert(call: ResourceCall): ReturnType<Serve> {
  const { resource, backend, context } = call;
  const created = readWhole(call, "insert");
  if (!created.ok) return created;
  const outcome = await backend.insert(created.value, context);
  if (!outcome.ok) return outcome;
  const location = locationOf(call, resource, outcome.resource);
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
  const patch = await readPatch(given);
  if (!patch.ok) return patch;
  const { changes, form } = patch.value;
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, context, id, route } = checked.value;
  const outcome = await backend.change(id, changes, patching(context, form));
  if (outcome?.ok === false) return outcome;
  if (route.answer === "none") return { ok: true };
  const found = outcome?.resource ?? (await backend.get(id, given.context));
  return found === undefined ? unknownResource(given) : answerResource(given, found, toWritten(changes));
}

async function remove(given: ResourceCall): ReturnType<Serve> {
  const checked = await checkPrecondition(given);
  if (!checked.ok) return checked;
  const { backend, id, context } = checked.value;
  return (await backend.remove(id, context)) ?? { ok: true };
}

/** The values that the changes wrote, as one object. Of two changes to one attribute the later applies. */
function toWritten(changes: readonly AnyChange[]): object {
  return Object.fromEntries(changes.flatMap((each) => (each.kind === "remove" ? [] : [[each.attribute, each.value]])));
}

function unknownResource({ id }: ResourceCall): Refused {
  return refuse("resourceUnknown", { rule: "RFC 7644 §3.12", found: id });
}
