export {
  type AttributePath,
  compileFilter,
  type Filter,
  type FilterSchema,
  FilterTypeError,
} from "@rollcall/scim-filter";
export { type AttributeGiven, attribute } from "./attribute.js";
export type { Page, Query, ScimBackend, ScimContext, ScimOutcome, ScimRefusal } from "./backend.js";
export type { Because } from "./because.js";
export type { Change } from "./change.js";
export type { AnyChange } from "./changes/any-change.js";
export { type AttributeRules, applyChanges } from "./changes/apply-changes.js";
export type { Clock } from "./clock.js";
export { createScimHandler } from "./create-scim-handler.js";
export type {
  AttributeDefinition,
  AttributeType,
  AuthenticationScheme,
  CapabilityDefinitions,
  DiscoveryDocument,
  ErrorDefinition,
  ExtensionDefinition,
  FilterableAttribute,
  FilterCapability,
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
export type { AnyScimOutcome, ScimAround, ScimExchange, ScimSuccess } from "./exchange.js";
export type { Connection, FetchHandler } from "./fetch-handler.js";
export { type FilterableResource, toFilterSchema } from "./filters/to-filter-schema.js";
export type { Instant } from "./instant.js";
export { resourceRoutes } from "./resource-routes.js";
export type { ScimAnswer } from "./scim-answer.js";
export type { ScimBackends, ScimHandlerOptions } from "./scim-handler-options.js";
export { type SituationTable, situationCode } from "./situation-code.js";
export type { ScimSituation } from "./situations.js";
export { areUnique } from "./validators/are-unique.js";
export { booleanText } from "./validators/boolean-text.js";
export { isDateTime } from "./validators/is-date-time.js";
export { type IssueMessages, issueMessage } from "./validators/issue-message.js";
