import type { Clock } from "@rollcall/scim-core";
import type { ActiveDefinitions, Ids } from "@rollcall/service";
import type { AnyDocument, EventDraft, Store } from "@rollcall/service/store";
import type { AnyOutcome } from "@rollcall/webapi-core";
import type { WorldName } from "../worlds/demo/named-world.js";
import type { ServiceBackends } from "./active-options.js";
import type { ServerOptions } from "./server-options.js";

/** Dependencies of handlers and backends, without the types of their set. */
export interface AnyHandlerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that users see, without a trailing slash. */
  readonly siteUrl: string;
  readonly eventOf: EventOf;
  /** The sets that are served, after the overlays. */
  readonly definitions: ActiveDefinitions;
}

/** Drafts an event, without the type of its payload. */
export type EventOf = (type: string, payload: object) => Promise<EventDraft>;

/** Handlers by method, without the types of their set. */
export type AnyHandlers = { readonly [method: string]: (args: never, context: never) => Promise<AnyOutcome> };

/** Creates handlers of methods that the generated set lacks. */
export type CreateHandlers = (parts: AnyHandlerParts) => AnyHandlers;

/** Creates the backends of all resource types, from those of the service. */
export type CreateBackends = (parts: AnyHandlerParts & { readonly backends: ServiceBackends }) => ServiceBackends;

/** The served options without the types of their sets; `createServer` has checked them. */
interface AnyDefinitionOptions {
  readonly definitions?: Partial<ActiveDefinitions>;
  readonly documents?: readonly AnyDocument[];
  readonly handlers?: CreateHandlers;
  readonly backends?: CreateBackends;
}

/** Every option of a server. */
export interface StartOptions extends ServerOptions, AnyDefinitionOptions {
  /** The world of a double without `world`. Default: `demo`. */
  readonly defaultWorld?: WorldName;
}
