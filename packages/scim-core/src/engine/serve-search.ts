import type { ScimContext } from "../backend.js";
import { isJsonMediaType } from "../body/is-json-media-type.js";
import { parseBody } from "../body/parse-body.js";
import { readBytes } from "../body/read-bytes.js";
import { readSearch } from "../body/read-search.js";
import type { ScimExchange } from "../exchange.js";
import { accept, type Read, type Refused, refuse } from "../refused.js";
import type { MatchedRoute } from "../routes/match-route.js";
import type { QueryParameters } from "../routes/query-parameters.js";
import type { Call } from "./call.js";
import { findEverywhere } from "./find-everywhere.js";
import { findResources } from "./find-resources.js";
import type { Answer } from "./respond.js";
import { runExchange, type Served } from "./run-exchange.js";
import { toRefusal, writeRefusal } from "./write-refusal.js";

/** A route of `/.search`; without a resource type, of all of them. */
export interface SearchRoute extends MatchedRoute {
  readonly resourceType?: string;
}

/** What an exchange calls a search of all resource types. */
const everything = "Resource";

/**
 * Serves a list whose query comes in a body, or one of all resource types whose query comes in the address.
 *
 * @see RFC 7644 §3.4.3
 */
export async function serveSearch(
  call: Call,
  { route, resourceType }: SearchRoute,
  context: ScimContext<unknown>,
): Promise<Answer> {
  const { definition } = call.engine.options;
  const hasBody = route.verb === "POST";
  const bytes = hasBody ? await readBytes(call.request, call.engine.maxBodyBytes) : accept(new Uint8Array());
  if (!bytes.ok) return writeRefusal(toRefusal(bytes, definition, resourceType), definition, call.version);
  const { version } = call.version;
  const exchange: ScimExchange<unknown> = {
    version,
    operation: "find",
    resourceType: resourceType ?? everything,
    route,
    context,
    body: bytes.value,
  };
  return runExchange(call, exchange, route.status, async () => {
    const parameters = hasBody ? readParameters(call, bytes.value) : accept(new URLSearchParams(call.url.search));
    return parameters.ok ? search(call, parameters.value, context, resourceType) : parameters;
  });
}

function search(
  call: Call,
  parameters: QueryParameters,
  context: ScimContext<unknown>,
  resourceType: string | undefined,
): Promise<Served | Refused> {
  if (resourceType === undefined) return findEverywhere({ call, context, parameters });
  const resource = call.version.resources.get(resourceType);
  const backend = call.engine.options.backends[resourceType];
  if (resource === undefined || backend === undefined) throw new Error(`There is no backend of ${resourceType}.`);
  return findResources({ call, resource, backend, context, parameters });
}

function readParameters({ request, version, engine }: Call, bytes: Uint8Array): Read<QueryParameters> {
  const contentType = request.headers.get("content-type");
  if (!isJsonMediaType(contentType, version.definition.mediaType))
    return refuse("bodyMalformed", { rule: "RFC 7644 §3.8", found: contentType, wanted: "JSON in UTF-8" });
  const body = parseBody(bytes, engine.options.definition.limits.maxBodyDepth);
  return body.ok ? readSearch(body.value) : body;
}
