import type { ServiceEvents } from "@rollcall/api/events";
import type { ScimCode, ScimFacts, ScimResources } from "@rollcall/api/scim";
import type { CommonCode, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { Clock, ErrorDefinition, ResourceMap, ScimBackends, ScimDefinition } from "@rollcall/scim-core";
import type { Ids, ScimCaller, WebapiCaller } from "@rollcall/service";
import type { AnyDocument, EventDraft, StoreWith } from "@rollcall/service/store";
import type {
  EventMap,
  EventTable,
  MethodErrorDefinition,
  MethodHandlers,
  MethodMap,
  WebapiDefinition,
} from "@rollcall/webapi-core";

/** A Web API that a server can serve: the methods and codes of the generated set, and possibly more. */
export type ActiveWebapi<M extends MethodMap<M>, Code extends string> = WebapiDefinition<M, Code, MethodFacts> & {
  readonly errors: { readonly [C in CommonCode]: MethodErrorDefinition };
};

/** A SCIM set that a server can serve: the resources and codes of the generated set, and possibly more. */
export type ActiveScim<R extends ResourceMap<R>, Code extends string> = ScimDefinition<R, Code, ScimFacts<Code>> & {
  readonly errors: { readonly [C in ScimCode]: ErrorDefinition };
};

/** Dependencies of handlers and backends. Each world of a server has its own. */
export interface HandlerParts<
  M extends MethodMap<M>,
  C extends string,
  R extends ResourceMap<R>,
  S extends string,
  D extends readonly AnyDocument[],
  E extends EventMap<E>,
> {
  /** The store of the world. It keeps the documents of the service and those of the option `documents`. */
  readonly store: StoreWith<{ readonly [E in D[number] as E["name"]]: E }>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that users see, without a trailing slash. */
  readonly siteUrl: string;
  /**
   * Drafts an event for a commit of the store, whose `events` take it: apps receive it if the commit succeeds. In the
   * payload, the type is left out.
   * @throws TypeError if the payload is invalid, or does not name the conversation or user whose apps receive it
   */
  readonly eventOf: <T extends keyof E & string>(type: T, payload: Omit<E[T], "type">) => Promise<EventDraft>;
  /** The sets that are served, after the overlays. */
  readonly definitions: {
    readonly scim: ScimDefinition<R, S, ScimFacts<S>>;
    readonly webapi: WebapiDefinition<M, C, MethodFacts>;
  };
}

/** The backends of the generated set's resource types. */
export type ServiceBackends = ScimBackends<ScimResources, ScimCode, ScimCaller>;

/** Names of methods that the generated set lacks. */
type MoreMethods<M> = Exclude<keyof M, keyof Methods>;

/** Names of resource types, and of attributes that clients write, that the generated set lacks. */
type MoreResources<R extends ResourceMap<R> & ScimResources> =
  | Exclude<keyof R, keyof ScimResources>
  | {
      [T in keyof ScimResources]: Exclude<keyof R[T]["create"], keyof ScimResources[T]["create"]>;
    }[keyof ScimResources];

type HandlersOption<M extends MethodMap<M>, Parts> = [MoreMethods<M>] extends [never]
  ? { readonly handlers?: never }
  : {
      /** Creates the handlers of the methods that the generated set lacks. Called once for each world. */
      readonly handlers: (parts: Parts) => MethodHandlers<Pick<M, MoreMethods<M>>, WebapiCaller>;
    };

type CreateBackends<R extends ResourceMap<R>, S extends string, Parts> = (
  parts: Parts & { readonly backends: ServiceBackends },
) => ScimBackends<R, S, ScimCaller>;

type BackendsOption<R extends ResourceMap<R> & ScimResources, S extends string, Parts> = [MoreResources<R>] extends [
  never,
]
  ? {
      /** Creates the backends of all resource types, from those of the service. Default: those of the service. */
      readonly backends?: CreateBackends<R, S, Parts>;
    }
  : {
      /** Creates the backends of all resource types, from those of the service. Called once for each world. */
      readonly backends: CreateBackends<R, S, Parts>;
    };

/**
 * The definitions and code that a server serves. `handlers` is required if the sets have more methods than the
 * generated ones, and `backends` if they have more resource types or attributes.
 */
export type ActiveOptions<
  M extends MethodMap<M> & Methods,
  C extends string,
  R extends ResourceMap<R> & ScimResources,
  S extends string,
  D extends readonly AnyDocument[],
  E extends EventMap<E> & ServiceEvents,
> = {
  /** The definition sets. Default: the generated ones. */
  readonly definitions?: {
    readonly scim?: ActiveScim<R, S>;
    readonly webapi?: ActiveWebapi<M, C>;
    readonly events?: EventTable<E>;
  };
  /** Documents that the store keeps besides those of the service, each in a table of its own. Default: none. */
  readonly documents?: D;
} & HandlersOption<NoInfer<M>, HandlerParts<NoInfer<M>, NoInfer<C>, NoInfer<R>, NoInfer<S>, NoInfer<D>, NoInfer<E>>> &
  BackendsOption<
    NoInfer<R>,
    NoInfer<S>,
    HandlerParts<NoInfer<M>, NoInfer<C>, NoInfer<R>, NoInfer<S>, NoInfer<D>, NoInfer<E>>
  >;
