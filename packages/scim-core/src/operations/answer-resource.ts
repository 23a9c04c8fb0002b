import type { Served } from "../answers/write-answer.js";
import type { CompiledResource } from "../attributes/compiled-resource.js";
import { namedOnRequest } from "../attributes/named-on-request.js";
import { readChoice } from "../attributes/read-choice.js";
import { toChosenView, toDefaultView, toRemainingView, type View } from "../attributes/view.js";
import { writeResource } from "../attributes/write-resource.js";
import { addressOf, type Call, type ResourceCall } from "../engine.js";
import { noParameters, type QueryParameters } from "../routes/read-query.js";
import { toEntityTag } from "./entity-tag.js";

/** The answer with a resource. `written` is what the client sent of it, with names in TypeScript. */
export function answerResource(call: ResourceCall, found: object, written?: object): Served {
  const { route, resource, parameters } = call;
  if (route.answer === "none") return { ok: true };
  const isPlain = parameters === undefined && (written === undefined || !resource.hasOnRequest);
  const view = isPlain ? resource.view : viewFor(call, resource, parameters ?? noParameters, written);
  const { etag } = call.version.definition.capabilities;
  const location = locationOf(call, resource, found);
  if (!etag) return { ok: true, body: writeResource(found, resource, { location }, view) };
  const { tag } = toEntityTag(found);
  return { ok: true, body: writeResource(found, resource, { location, version: tag }, view), headers: { etag: tag } };
}

/** Writes a resource as an element of a list. */
export function writeElement(call: Call, resource: CompiledResource, found: object, view: View): object {
  const location = locationOf(call, resource, found);
  const { etag } = call.version.definition.capabilities;
  const meta = etag ? { location, version: toEntityTag(found).tag } : { location };
  return writeResource(found, resource, meta, view);
}

/**
 * Selects what is written of a resource: what `attributes` names, or all except what `excludedAttributes` names, if the
 * version lets clients choose. If both are sent, `attributes` applies.
 *
 * @see RFC 7644 §3.9
 */
export function viewFor(
  call: Call,
  resource: CompiledResource,
  parameters: QueryParameters,
  written: object = {},
): View {
  const isChosen = call.version.definition.capabilities.attributes === true;
  const table = resource.attributes;
  const chosen = isChosen ? parameters.get("attributes") : null;
  if (chosen !== null && chosen !== "") return toChosenView(table, readChoice(chosen, resource));
  const named = resource.hasOnRequest ? namedOnRequest(written, table) : undefined;
  const excluded = isChosen ? parameters.get("excludedAttributes") : null;
  if (excluded !== null && excluded !== "") return toRemainingView(table, readChoice(excluded, resource), named);
  return named === undefined || named.size === 0 ? resource.view : toDefaultView(table, named);
}

/** The address of a resource. */
export function locationOf(call: Call, { definition }: CompiledResource, found: object): string {
  const id = "id" in found ? String(found.id) : "";
  return addressOf(call, `${definition.endpoint}/${encodeURIComponent(id)}`);
}
