import {
  type BodiesInFlight,
  type BodyHold,
  type Connection,
  createBodiesInFlight,
  type Instant,
  type PlainRequest,
} from "@rollcall/engine";
import { type CompiledResource, compileResource } from "./attributes/compiled-resource.js";
import type { ScimContext } from "./backend/backend.js";
import type { ReceivedBody } from "./body/read-body.js";
import type { VersionCodec } from "./codecs/codec.js";
import { v1 } from "./codecs/v1/codec.js";
import { v2 } from "./codecs/v2/codec.js";
import { type CursorSigner, createCursorSigner } from "./cursors/cursor-signer.js";
import type { RouteDefinition, RouteService, ScimVersion, VersionDefinition } from "./definition/definition.js";
import { checkCapabilities, checkOptions } from "./options/check-options.js";
import type { AnyBackend, AnyDefinition, AnyOptions, Tenant } from "./options/scim-handler-options.js";
import {
  type CompiledRoutes,
  capabilityRoutes,
  compileRoutes,
  type MatchedRoute,
  type RequestUrl,
  type UnmatchedRoute,
} from "./routes/match-route.js";
import type { QueryParameters } from "./routes/read-query.js";

/** The values that are computed once, when a handler is created. */
export interface Engine {
  readonly options: AnyOptions;
  readonly versions: readonly CompiledVersion[];
  /** The version that answers requests that name none. */
  readonly fallback: CompiledVersion;
  readonly maxBodyBytes: number;
  readonly bodies: BodiesInFlight;
  /** Set if a version pages by cursor. */
  readonly cursors?: CursorSigner;
}

const newestFirst: readonly ScimVersion[] = ["2.0", "1.1"];

/**
 * @throws TypeError if an option is missing; Error if the set has no version, a route that cannot be served, or a
 * capability that the protocol, the options or the backends lack.
 */
export function createEngine(options: AnyOptions): Engine {
  checkOptions(options);
  const { definition } = options;
  const versions = newestFirst.flatMap((version) => {
    const own = definition.versions[version];
    if (own === undefined) return [];
    checkCapabilities(version, own, options);
    return [compileVersion(version, own, definition)];
  });
  const [fallback] = versions;
  if (fallback === undefined) throw new Error("The definition set has no version.");
  const { cursorSecret, maxBodyBytes = definition.limits.maxBodyBytes } = options;
  const cursors = cursorSecret === undefined ? undefined : createCursorSigner(cursorSecret);
  const bodies = createBodiesInFlight(definition.limits.maxBodyBytesInFlight);
  return { options, versions, fallback, maxBodyBytes, bodies, ...(cursors && { cursors }) };
}

/** One request on its way through the engine. Each step adds what it finds. */
export interface Call {
  readonly engine: Engine;
  readonly request: PlainRequest;
  readonly connection: Connection;
  readonly requestId: string;
  readonly url: RequestUrl;
  /** First part of locations if the handler has no base address: the origin, and the prefix that an adapter removed. */
  readonly origin: string;
  /** Room for the body. It is released when the call is answered. */
  readonly hold: BodyHold;
  /** Undefined unless the handler serves tenants. */
  readonly tenant: Tenant | undefined;
  /** Version that the path selects. Default: the newest one. */
  readonly version: CompiledVersion;
  /** Path below the version. */
  readonly path: string | undefined;
  readonly matched: MatchedRoute | UnmatchedRoute | undefined;
  /** The instant of the call. */
  readonly now: Instant | undefined;
  readonly token: string | undefined;
  readonly context: ScimContext<unknown> | undefined;
  readonly route: RouteDefinition | undefined;
  /** Last segment of the path, decoded, if the route has a parameter. */
  readonly parameter: string | undefined;
  /** The endpoint behind the route. */
  readonly serves: RouteService | undefined;
  readonly resource: CompiledResource | undefined;
  readonly backend: AnyBackend | undefined;
  /** Identifier of the resource. Empty if the path has none. */
  readonly id: string | undefined;
  readonly body: ReceivedBody | undefined;
  /** Parameters of the address. */
  readonly parameters: QueryParameters | undefined;
  /** Value of `If-Match`, if the version has entity tags. */
  readonly ifMatch: string | undefined;
  /** Value of `If-None-Match`, if the version has entity tags. */
  readonly ifNoneMatch: string | undefined;
}

/** A call of which a step needs some properties. */
export type CallWith<Known extends keyof Call> = Call & { readonly [K in Known]: NonNullable<Call[K]> };

/** A call of a known route by a known caller. */
export type RoutedCall = CallWith<"now" | "context" | "route">;

/** A call of a route of one kind. */
export interface ServedCall<Kind extends RouteService["kind"]> extends RoutedCall {
  readonly serves: Extract<RouteService, { readonly kind: Kind }>;
}

/** The address of a path below the version, as the client reaches it. */
export function addressOf(call: Pick<Call, "engine" | "origin" | "tenant" | "version">, path: string): string {
  const { segment } = call.version.definition;
  return `${mountOf(call)}${segment === "" ? "" : `/${segment}`}${path}`;
}

/** The address of the mount. A tenant's own mount belongs to the origin of the base address. */
function mountOf({ engine, origin, tenant }: Pick<Call, "engine" | "origin" | "tenant">): string {
  const { baseUrl, definition } = engine.options;
  if (baseUrl === undefined) return `${origin}${tenant?.mount ?? definition.mount}`;
  return tenant?.mount === undefined ? baseUrl : `${new URL(baseUrl).origin}${tenant.mount}`;
}

/**
 * The context that a backend receives. Its signal is created on first use, because that costs as much as a small
 * answer; `...` does not copy it.
 */
export class CallContext implements ScimContext<unknown> {
  readonly caller: unknown;
  readonly now: ScimContext<unknown>["now"];
  readonly requestId: string;
  declare readonly tenant?: string;
  declare readonly ifVersion?: string;
  readonly #request: PlainRequest;

  constructor(
    { requestId, now, request, tenant }: Pick<CallWith<"now">, "requestId" | "now" | "request" | "tenant">,
    caller: unknown,
  ) {
    this.caller = caller;
    this.now = now;
    this.requestId = requestId;
    if (tenant !== undefined) this.tenant = tenant.name;
    this.#request = request;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}

/** The context of a change, with the form of its body. */
export function patching(
  context: ScimContext<unknown>,
  patch: NonNullable<ScimContext<unknown>["patch"]>,
): ScimContext<unknown> {
  return {
    ...context,
    patch,
    get signal() {
      return context.signal;
    },
  };
}

/** The context of a change that expects a version. */
export function expecting(context: ScimContext<unknown>, ifVersion: string): ScimContext<unknown> {
  return { ...context, ifVersion, signal: context.signal };
}

/** One protocol version with its tables. */
export interface CompiledVersion {
  readonly version: ScimVersion;
  readonly definition: VersionDefinition;
  readonly codec: VersionCodec;
  /** By status, the codec of an error if it is not `codec`. */
  readonly errorCodecs: ReadonlyMap<number, VersionCodec>;
  readonly routes: CompiledRoutes;
  readonly resources: ReadonlyMap<string, CompiledResource>;
}

/** @throws Error if a route serves a resource type that the version does not have. */
function compileVersion(version: ScimVersion, definition: VersionDefinition, set: AnyDefinition): CompiledVersion {
  const resources = new Map<string, CompiledResource>();
  for (const [name, resource] of Object.entries(set.resources)) {
    const compiled = compileResource(resource, version);
    if (compiled !== undefined) resources.set(name, compiled);
  }
  for (const { serves, path } of definition.routes)
    if (serves.kind === "resource" && !resources.has(serves.resourceType))
      throw new Error(`The route ${path} of SCIM ${version} serves ${serves.resourceType}, which has no URN there.`);
  const shapes = Object.entries(definition.errorShapes ?? {});
  const errorCodecs = new Map(shapes.map(([status, shape]) => [Number(status), codecs[shape]]));
  const routes = [
    ...definition.routes,
    ...capabilityRoutes(definition.capabilities, listedEndpoints(definition, resources)),
  ];
  return { version, definition, codec: codecs[version], errorCodecs, routes: compileRoutes(routes), resources };
}

const codecs: { readonly [V in ScimVersion]: VersionCodec } = { "1.1": v1, "2.0": v2 };

/** The resource types that a version lists, with their endpoints. */
function listedEndpoints({ routes }: VersionDefinition, resources: ReadonlyMap<string, CompiledResource>) {
  return [...resources].flatMap(([resourceType, { definition }]) => {
    const isListed = routes.some(
      ({ serves }) => serves.kind === "resource" && serves.operation === "find" && serves.resourceType === resourceType,
    );
    return isListed ? [{ resourceType, endpoint: definition.endpoint }] : [];
  });
}

/** A call of one resource type. Its body is not yet read. */
export type ResourceCall = ServedCall<"resource"> & CallWith<"resource" | "backend" | "id">;
