import type { CompiledResource } from "../attributes/compiled-resource.js";
import type { ScimContext } from "../backend/backend.js";
import type { BodyHold } from "../body/bodies-in-flight.js";
import type { ReceivedBody } from "../body/received-body.js";
import type { Instant } from "../clock/instant.js";
import type { RouteDefinition, RouteService } from "../definition/definition.js";
import type { AnyBackend } from "../options/any-options.js";
import type { Connection } from "../options/fetch-handler.js";
import type { PlainRequest } from "../options/plain-handler.js";
import type { Tenant } from "../options/tenant.js";
import type { MatchedRoute, UnmatchedRoute } from "../routes/match-route.js";
import type { QueryParameters } from "../routes/query-parameters.js";
import type { RequestUrl } from "../routes/request-url.js";
import type { CompiledVersion } from "./compiled-version.js";
import type { Engine } from "./engine.js";

/** One request on its way through the engine. Each step adds what it finds. */
export interface Call {
  readonly engine: Engine;
  readonly request: PlainRequest;
  readonly connection: Connection;
  readonly requestId: string;
  readonly url: RequestUrl;
  /** First part of locations if the handler has no base address. */
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
