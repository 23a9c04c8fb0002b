import type { ScimBackend, ScimContext, ScimRefusal } from "../backend/backend.js";
import type { Clock } from "../clock/clock.js";
import type { ResourceMap, ScimDefinition } from "../definition/definition.js";
import type { ScimMiddleware } from "./exchange.js";
import type { Connection } from "./fetch-handler.js";
import type { ScimAnswer } from "./scim-answer.js";
import type { Tenant } from "./tenant.js";

/** One backend per resource type. Leaving one out does not compile. */
export type ScimBackends<Resources extends ResourceMap<Resources>, Code extends string, Caller> = {
  readonly [R in keyof Resources]: ScimBackend<Resources[R], Code, Caller>;
};

/** The caller's own resource. */
export type OwnResource<Resources> =
  | { readonly resourceType: keyof Resources & string; readonly id: string }
  | undefined;

/** Options of `createScimHandler`. */
/** The caller of a token, or a refusal. */
type Admission<Caller, Code extends string> = { readonly ok: true; readonly caller: Caller } | ScimRefusal<Code>;

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
   * Default: the mount of the set at the origin of the connection, or else of the request. Clients control the
   * request's origin through the `Host` header.
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
