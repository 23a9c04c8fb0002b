import { type Awaitable, after, type Instant } from "@rollcall/engine";
import type { Answered } from "./answers/write-answer.js";
import type { CompiledResource } from "./attributes/compiled-resource.js";
import type { ScimContext, ScimRefusal } from "./backend/backend.js";
import { type ReceivedBody, receiveBytes, toBytes } from "./body/read-body.js";
import type { RouteDefinition } from "./definition/definition.js";
import { answerOpenly } from "./endpoints/serve-discovery.js";
import { type Call, CallContext, type CallWith, type CompiledVersion, type RoutedCall } from "./engine.js";
import type { AnyBackend } from "./options/scim-handler-options.js";
import { accept, type Read, type Refused, refuse } from "./refusals/refused.js";
import { type MatchedRoute, matchRoute, type UnmatchedRoute } from "./routes/match-route.js";

/** Version that a request asks for, and the path below it. */
interface FoundVersion {
  readonly version: CompiledVersion;
  readonly path: string;
}

const VERSION_RULE = "RFC 7644 §3.13";

/** Finds the version that the path selects. A tenant may have its own mount. */
export function findVersion({ engine, url, tenant }: Call): FoundVersion | Refused {
  const { options, versions } = engine;
  const { pathname } = url;
  const mount = tenant?.mount ?? options.definition.mount;
  if (!pathname.startsWith(`${mount}/`)) return refuse("endpointUnknown", { rule: VERSION_RULE, found: pathname });
  const below = pathname.slice(mount.length);
  const end = below.indexOf("/", 1);
  const segment = below.slice(1, end === -1 ? undefined : end);
  const selected = versions.find(({ definition }) => definition.segment === segment && segment !== "");
  if (selected !== undefined) return { version: selected, path: end === -1 ? "" : below.slice(end) };
  const only = versions.find(({ definition }) => definition.segment === "");
  if (only !== undefined) return { version: only, path: below };
  return refuse(/^v?\d/i.test(segment) ? "versionUnknown" : "endpointUnknown", { rule: VERSION_RULE, found: segment });
}

/** Finds the route. `checkRoute` refuses an unknown one after the token is checked. */
export function findRoute({ version, request, path }: CallWith<"path">): {
  readonly matched: MatchedRoute | UnmatchedRoute;
} {
  return { matched: matchRoute(version.routes, request.method, path) };
}

/** Refuses an address without a tenant, if the handler serves tenants. */
export function checkTenant({ engine, tenant }: Call): Refused | undefined {
  return engine.options.tenant !== undefined && tenant === undefined ? unknownTenant : undefined;
}

const unknownTenant = refuse("endpointUnknown", { rule: "tenant", wanted: "the address of a tenant" });

/** Reads the clock once: everything in a call happens at one instant. */
export function readClock({ engine }: Call): { readonly now: Instant } {
  return { now: engine.options.clock.now() };
}

/** Reads the bearer token. An open document is answered without one. */
export function readToken(call: CallWith<"matched">): { readonly token: string } | Answered | Refused {
  const bearer = readBearer(call.request.headers.get("authorization"));
  return bearer.ok ? { token: bearer.value } : (answerOpenly(call) ?? bearer);
}

const TOKEN_RULE = "RFC 6750 §2.1";

/** The token of an `Authorization: Bearer …` header. The scheme is case-insensitive. */
function readBearer(authorization: string | null): Read<string> {
  if (authorization === null || authorization.trim() === "")
    return refuse("credentialsMissing", { rule: TOKEN_RULE, found: "no Authorization header" });
  const token = /^bearer +([^\s,]+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) return refuse("credentialsMalformed", { rule: TOKEN_RULE, wanted: "Bearer and one token" });
  return accept(token);
}

type TokenCall = CallWith<"matched" | "now" | "token">;
type Authenticate = TokenCall["engine"]["options"]["authenticate"];
type Authenticated = { readonly context: ScimContext<unknown> } | Answered | ScimRefusal<string>;

/** Resolves the token to its caller. An open document is answered even if the token is refused. */
export function authenticate(call: TokenCall): Authenticated | Promise<Authenticated> {
  const { engine, token, connection, tenant } = call;
  const admitted = engine.options.authenticate(token, connection, tenant?.name);
  return "ok" in admitted ? enter(call, admitted) : Promise.resolve(admitted).then((resolved) => enter(call, resolved));
}

function enter(call: TokenCall, admitted: Awaited<ReturnType<Authenticate>>): Authenticated {
  return admitted.ok ? { context: new CallContext(call, admitted.caller) } : (answerOpenly(call) ?? admitted);
}

/** Refuses a path or a verb that no route serves. */
export function checkRoute({
  matched,
}: CallWith<"matched">): { readonly route: RouteDefinition; readonly parameter?: string } | Refused {
  if (!matched.ok) return matched;
  const { route, parameter } = matched;
  return parameter === undefined ? { route } : { route, parameter };
}

/** A call of a resource type. */
interface TypedCall extends Pick<Call, "engine" | "version" | "parameter"> {
  readonly serves: { readonly resourceType: string };
}

/** A resource type with its backend, and the identifier of the resource. Empty if the path has none. */
interface FoundBackend {
  readonly resource: CompiledResource;
  readonly backend: AnyBackend;
  readonly id: string;
}

/** Finds the backend of the resource type. */
export function findBackend({ engine, version, serves, parameter = "" }: TypedCall): FoundBackend {
  const resource = version.resources.get(serves.resourceType);
  const backend = engine.options.backends[serves.resourceType];
  if (resource === undefined || backend === undefined)
    throw new Error(`There is no backend of ${serves.resourceType}.`);
  return { resource, backend, id: parameter };
}

/** Refuses an identifier that no resource of the type can have. */
export function checkId({ resource, id }: FoundBackend): Refused | undefined {
  const { idPattern } = resource.definition;
  if (id === "" || idPattern?.test(id) !== false) return undefined;
  return refuse("idMalformed", { rule: "RFC 7643 §3.1", found: id, wanted: String(idPattern) });
}

type Received = { readonly body: ReceivedBody } | Refused;

/** Receives the body, outside of the middleware, so that a slow client holds no lock. GET and DELETE have none. */
export function receiveBody({ engine, request, route, hold }: RoutedCall): Awaitable<Received> | undefined {
  if (route.verb === "GET" || route.verb === "DELETE") return undefined;
  return after(receiveBytes(request, engine.maxBodyBytes, hold), (bytes) =>
    bytes.ok ? { body: { kind: "bytes", bytes: bytes.value } } : bytes,
  );
}

/** Reads the query parameters, and the versions that the client expects or has. */
export function readConditions({ url, request, version }: Call): Partial<Conditions> | undefined {
  const parameters = url.search === "" ? undefined : new URLSearchParams(url.search);
  if (!version.definition.capabilities.etag) return parameters && { parameters };
  const ifMatch = request.headers.get("if-match") ?? undefined;
  const ifNoneMatch = request.headers.get("if-none-match") ?? undefined;
  return { parameters, ifMatch, ifNoneMatch };
}

type Conditions = Pick<Call, "parameters" | "ifMatch" | "ifNoneMatch">;

/** An operation of a bulk request. */
interface BulkCall extends Pick<Call, "engine" | "body"> {
  /** Size of the whole bulk request. */
  readonly bulkBytes: number;
}

/** Refuses a bulk operation whose body is larger than the body of a single request may be. */
export function checkBodySize({ engine, body, bulkBytes }: BulkCall): Refused | undefined {
  const { maxBodyBytes } = engine;
  // No body is larger than the bulk request that holds it.
  if (body === undefined || bulkBytes <= maxBodyBytes) return undefined;
  const { byteLength } = toBytes(body);
  if (byteLength <= maxBodyBytes) return undefined;
  const reason = { rule: "RFC 7644 §3.12", found: `${byteLength} bytes`, wanted: `at most ${maxBodyBytes} bytes` };
  return refuse("bodyTooLarge", reason);
}
