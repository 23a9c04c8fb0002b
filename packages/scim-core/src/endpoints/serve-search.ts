import { inOrder } from "@rollcall/engine";
import type { Answered, Served } from "../answers/write-answer.js";
import { readJsonBody, toBytes } from "../body/read-body.js";
import { readSearch } from "../body/read-search.js";
import type { ServedCall } from "../engine.js";
import { findResources } from "../operations/find-resources.js";
import { runMiddleware } from "../operations/operations.js";
import type { ScimExchange } from "../options/scim-handler-options.js";
import { accept, type Read, type Refused } from "../refusals/refused.js";
import type { QueryParameters } from "../routes/read-query.js";
import { findEverywhere } from "../search/find-everywhere.js";
import { findBackend, receiveBody } from "../steps.js";

/** Resource type of an exchange that searches all resource types. */
const everything = "Resource";

/**
 * The steps of a list whose query comes in a body, or of a list of all resource types whose query comes in the address.
 *
 * @see RFC 7644 §3.4.3
 */
export const serveSearch = inOrder<ServedCall<"search">>()(receiveBody, runSearch);

function runSearch(call: ServedCall<"search">): Promise<Answered> {
  const { version, route, serves, context, body } = call;
  const exchange: ScimExchange<unknown> = {
    version: version.version,
    operation: "find",
    resourceType: serves.resourceType ?? everything,
    route,
    context,
    ...(body && { body: toBytes(body) }),
  };
  return runMiddleware(call, exchange, async () => {
    const parameters = readParameters(call);
    return parameters.ok ? search(call, parameters.value) : parameters;
  });
}

function search(call: ServedCall<"search">, parameters: QueryParameters): Promise<Served | Refused> {
  const { resourceType } = call.serves;
  if (resourceType === undefined) return findEverywhere(call, parameters);
  return findResources({ ...call, ...findBackend({ ...call, serves: { resourceType } }), parameters });
}

function readParameters({ request, version, engine, url, body }: ServedCall<"search">): Read<QueryParameters> {
  if (body === undefined) return accept(new URLSearchParams(url.search));
  const { mediaType } = version.definition;
  const read = readJsonBody(body, { request, mediaType, limits: engine.options.definition.limits });
  return read.ok ? readSearch(read.value) : read;
}
