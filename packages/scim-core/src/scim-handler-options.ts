import type { ScimBackend, ScimContext, ScimRefusal } from "./backend.js";
import type { Clock } from "./clock.js";
import type { ResourceMap, ScimDefinition } from "./definition.js";
import type { ScimAround } from "./exchange.js";
import type { Connection } from "./fetch-handler.js";
import type { ScimAnswer } from "./scim-answer.js";
import type { Tenant } from "./tenant.js";

/** One backend per resource type; leaving one out does not compile. */
export type ScimBackends<Resources extends ResourceMap<Resources>, Code extends string, Caller> = {
  readonly [R in keyof Resources]: ScimBackend<Resources[R], Code, Caller>;
};

/** The resource that is the caller's own. */
export type OwnResource<Resources> =
  | { readonly resourceType: keyof Resources & string; readonly id: string }
  | undefined;

/** Everything that makes a handler out of a definition set. */
export interface ScimHandlerOptions<Resources extends ResourceMap<Resources>, Code extends string, Caller> {
  readonly definition: ScimDefinition<Resources, Code>;
  readonly backends: NoInfer<ScimBackends<Resources, Code, Caller>>;
  /**
   * Resolves a bearer token, or answers the code that its state asks for. Where there are tenants, it says whether the
   * token is good for the one that is asked.
   */
  readonly authenticate: (
    bearer: string,
    connection: Connection,
    tenant?: string,
  ) => Promise<{ readonly ok: true; readonly caller: Caller } | ScimRefusal<NoInfer<Code>>>;
  readonly clock: Clock;
  readonly newRequestId: () => string;
  /** Wrappers of every call to a backend, outermost first. */
  readonly around?: readonly ScimAround<NoInfer<Caller>, NoInfer<Code>>[];
  /**
   * Address of the mount as clients reach it, without a slash at its end, for `location`: `https://x.example/scim`.
   * Absent means the request's own origin and the mount of the set.
   */
  readonly baseUrl?: string;
  /**
   * Says whose service a request asks, by its host or its path, where one handler serves many tenants; undefined is
   * nobody's and answers `endpointUnknown`. It must not throw.
   */
  readonly tenant?: (request: Request) => Tenant | undefined;
  /** Says which resource `/Me` stands for; undefined where the caller has none. The capability `me` needs it. */
  readonly me?: (
    caller: NoInfer<Caller>,
    context: ScimContext<NoInfer<Caller>>,
  ) => OwnResource<Resources> | Promise<OwnResource<Resources>>;
  /**
   * Signs cursors, so that nobody makes one up. A secret of 32 characters and more, the same in every instance of the
   * service; the capability `pagination` with `cursor` needs it.
   */
  readonly cursorSecret?: string;
  /** Overrides the definition's size of a body, in bytes. */
  readonly maxBodyBytes?: number;
  /** Is told of what was thrown; the client is told nothing of it. It must not throw itself. */
  readonly onError?: (error: unknown, requestId: string) => void;
  /** Is told of every answer, before it is sent. It must not throw. */
  readonly onAnswer?: (answer: ScimAnswer) => void;
}
