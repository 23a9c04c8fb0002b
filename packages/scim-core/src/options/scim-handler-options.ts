import type { Clock, Connection } from "@rollcall/engine";
import type { AnyResourceDefinition } from "../attributes/compiled-resource.js";
import type {
  BackendOutcome,
  BackendRefusal,
  BackendSupport,
  ChangeOutcome,
  Page,
  Query,
  ScimBackend,
  ScimContext,
  ScimRefusal,
} from "../backend/backend.js";
import type { AnyChange } from "../backend/change.js";
import type {
  ErrorDefinition,
  ResourceMap,
  RouteDefinition,
  ScimDefinition,
  ScimOperation,
  ScimVersion,
} from "../definition/definition.js";
import type { ScimSituations } from "../definition/situations.js";
import type { Reason } from "../refusals/refused.js";

/** One backend per resource type. Leaving one out does not compile. */
export type ScimBackends<Resources extends ResourceMap<Resources>, Code extends string, Caller> = {
  readonly [R in keyof Resources]: ScimBackend<Resources[R], Code, Caller>;
};

/** The caller's own resource. */
export type OwnResource<Resources> =
  | { readonly resourceType: keyof Resources & string; readonly id: string }
  | undefined;

/** The caller of a token, or a refusal. */
type Admission<Caller, Code extends string> = { readonly ok: true; readonly caller: Caller } | ScimRefusal<Code>;

/** Options of `createScimHandler`. */
export interface ScimHandlerOptions<Resources extends ResourceMap<Resources>, Code extends string, Caller> {
  readonly definition: ScimDefinition<Resources, Code>;
  readonly backends: NoInfer<ScimBackends<Resources, Code, Caller>>;
  /**
   * Resolves a bearer token to its caller, or answers an error code. With tenants, it also checks that the token is
   * valid for the requested tenant.
   */
  readonly authenticate: (
    bearer: string,
    connection: Connection,
    tenant?: string,
  ) => Admission<Caller, NoInfer<Code>> | Promise<Admission<Caller, NoInfer<Code>>>;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Middleware of every call to a backend, outermost first. */
  readonly middleware?: readonly ScimMiddleware<NoInfer<Caller>, NoInfer<Code>>[];
  /**
   * Address of the mount as clients reach it, without a trailing slash, for `location`: `https://x.example/scim`.
   * Default: the mount of the set, below the prefix that an adapter removed, at the origin of the connection, or else of
   * the request. Clients control the request's origin through the `Host` header.
   */
  readonly baseUrl?: string;
  /**
   * Returns the tenant of a request, from its host or path, if one handler serves many tenants. Undefined means an
   * unknown tenant and answers `endpointUnknown`. It must not throw.
   */
  readonly tenant?: (request: Request) => Tenant | undefined;
  /** Returns the resource of `/Me`. Undefined if the caller has none. Required by the capability `me`. */
  readonly me?: (
    caller: NoInfer<Caller>,
    context: ScimContext<NoInfer<Caller>>,
  ) => OwnResource<Resources> | Promise<OwnResource<Resources>>;
  /**
   * Secret that signs cursors, so that clients cannot forge them: at least 32 characters, the same in all instances of
   * the service. Required by the capability `pagination` with `cursor`.
   */
  readonly cursorSecret?: string;
  /** Overrides the definition's maximum size of a body, in bytes. */
  readonly maxBodyBytes?: number;
  /** Receives what was thrown. The client gets no details. It must not throw. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Receives every answer before it is sent. It must not throw. */
  readonly onAnswer?: (answer: ScimAnswer) => void;
}

/**
 * A request to a resource type, in any version: routed and authenticated, its body received but not yet read. A request
 * for a document about the service counts as `get` or `find` of the types that RFC 7643 gives such documents:
 * `ServiceProviderConfig`, `ResourceType` and `Schema`.
 */
export interface ScimExchange<Caller> {
  readonly version: ScimVersion;
  readonly operation: ScimOperation;
  readonly resourceType: string;
  readonly route: RouteDefinition;
  /** From the path. Absent for `find` and `insert`. */
  readonly id?: string;
  /**
   * As received; in a bulk request, the operation's data as JSON, printed on first use. Absent if the operation has
   * none.
   */
  readonly body?: Uint8Array;
  readonly context: ScimContext<Caller>;
}

/** Outcome of a backend, without its type. */
export type AnyScimOutcome<Code extends string = string> = ScimSuccess | ScimRefusal<Code>;

/** A success, as middleware sees it. */
export interface ScimSuccess {
  readonly ok: true;
  /** Whole seconds of `Retry-After`, if a middleware warns a client that it still serves. */
  readonly retryAfterSeconds?: number;
}

/**
 * Wraps a call: lock, limit, fault, journal. The first middleware of a list is outermost. It answers what `next` answers,
 * or a refusal of its own.
 */
export type ScimMiddleware<Caller, Code extends string> = (
  exchange: ScimExchange<Caller>,
  next: () => Promise<AnyScimOutcome<Code>>,
) => Promise<AnyScimOutcome<Code>>;

/** Report of an answer, for logs, metrics and journals. It contains neither body nor token. */
export interface ScimAnswer {
  readonly requestId: string;
  readonly version: ScimVersion;
  /** The route of the request. Absent if there is none. */
  readonly route?: RouteDefinition;
  readonly status: number;
  /** The code on the wire. Absent for a success. */
  readonly error?: string;
  readonly reason?: Reason;
  /** The client disconnected before the answer. */
  readonly aborted?: true;
}

/** A tenant of a handler that serves many. */
export interface Tenant {
  /** Name of the tenant for backends and `authenticate`. */
  readonly name: string;
  /** Path of the tenant's base address, without a trailing slash: `/acme/scim`. Default: the mount of the set. */
  readonly mount?: string;
}

/** A definition set without the types of its resources and codes. */
export interface AnyDefinition
  extends Omit<ScimDefinition<Record<never, never>, string>, "resources" | "errors" | "situations"> {
  readonly resources: { readonly [name: string]: AnyResourceDefinition };
  readonly errors: { readonly [code: string]: ErrorDefinition };
  readonly situations: ScimSituations<string>;
}

/** A backend without the types of its resource. */
export interface AnyBackend {
  readonly supports?: readonly BackendSupport[];
  get(id: string, context: ScimContext<unknown>): Promise<object | undefined>;
  find(query: Query<string>, context: ScimContext<unknown>): Promise<Page<object>>;
  insert(resource: object, context: ScimContext<unknown>): Promise<BackendOutcome<object, string>>;
  replace(id: string, resource: object, context: ScimContext<unknown>): Promise<BackendOutcome<object, string>>;
  change(
    id: string,
    changes: readonly AnyChange[],
    context: ScimContext<unknown>,
  ): Promise<ChangeOutcome<object, string>>;
  remove(id: string, context: ScimContext<unknown>): Promise<BackendRefusal<string> | undefined>;
}

/** The options of a handler without the types of their set. */
export interface AnyOptions
  extends Omit<ScimHandlerOptions<Record<never, never>, string, unknown>, "definition" | "backends"> {
  readonly definition: AnyDefinition;
  readonly backends: { readonly [name: string]: AnyBackend };
}

/**
 * Drops the types of the options: the only place where the engine leaves the types of a set. It is sound because a
 * backend receives only what the validators of the same set accept, and the engine writes only what the backend
 * answers.
 */
export function toAnyOptions<Resources extends ResourceMap<Resources>, Code extends string, Caller>(
  options: ScimHandlerOptions<Resources, Code, Caller>,
): AnyOptions {
  return options as unknown as AnyOptions;
}
