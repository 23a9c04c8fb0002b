export type { Page, Query, ScimBackend, ScimContext, ScimOutcome, ScimRefusal } from "./backend.js";
export type { Because } from "./because.js";
export type { Change, Filter } from "./change.js";
export type { Clock } from "./clock.js";
export type {
  AttributeDefinition,
  AttributeType,
  AuthenticationScheme,
  CapabilityDefinitions,
  DiscoveryDocument,
  ErrorDefinition,
  ExtensionDefinition,
  FilterableAttribute,
  ResourceDefinition,
  ResourceMap,
  ResourceTypes,
  RouteDefinition,
  ScimDefinition,
  ScimLimits,
  ScimOperation,
  ScimVersion,
  VersionDefinition,
} from "./definition.js";
export type { AnyScimOutcome, ScimAround, ScimExchange } from "./exchange.js";
export type { Connection, FetchHandler } from "./fetch-handler.js";
export type { Instant } from "./instant.js";
export type { ScimBackends, ScimHandlerOptions } from "./scim-handler-options.js";
export type { ScimSituation } from "./situations.js";
