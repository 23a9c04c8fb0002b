export { oncePerZod, type Schema, withoutZod, type Zod } from "@rollcall/schemas";
export {
  type AttributePath,
  compileFilter,
  type Filter,
  type FilterSchema,
  FilterTypeError,
} from "@rollcall/scim-filter";
export type {
  BackendOutcome,
  BackendRefusal,
  BackendSupport,
  ChangeOutcome,
  Page,
  Query,
  ScimBackend,
  ScimContext,
  ScimOutcome,
  ScimRefusal,
  SituationRefusal,
} from "./backend/backend.js";
export type { Change } from "./backend/change.js";
export type { AnyChange } from "./changes/any-change.js";
export { type AttributeRules, applyChanges } from "./changes/apply-changes.js";
export { changeResource } from "./changes/change-resource.js";
export { replaceResource } from "./changes/replace-resource.js";
export { resolvePrimaries } from "./changes/resolve-primaries.js";
export { uniqueKeys } from "./changes/unique-keys.js";
export { withoutSecrets } from "./changes/without-secrets.js";
export type { Clock } from "./clock/clock.js";
export type { Instant } from "./clock/instant.js";
export { createScimHandler } from "./create-scim-handler.js";
export { type AttributeGiven, attribute } from "./definition/attribute.js";
export type {
  BulkCapability,
  CapabilityDefinitions,
  FilterCapability,
  PaginationCapability,
} from "./definition/capabilities.js";
export type {
  AttributeDefinition,
  AttributeType,
  AuthenticationScheme,
  DiscoveryDocument,
  ErrorDefinition,
  ExtensionDefinition,
  FilterableAttribute,
  ResourceDefinition,
  ResourceMap,
  ResourceTypes,
  RouteDefinition,
  RouteService,
  ScimDefinition,
  ScimLimits,
  ScimOperation,
  ScimVersion,
  VersionDefinition,
} from "./definition/definition.js";
export { type RenameWire, renameWire } from "./definition/rename-wire.js";
export { resourceRoutes } from "./definition/resource-routes.js";
export { type SituationTable, situationCode } from "./definition/situation-code.js";
export type { CoreSituation, ScimSituation, ScimSituations, SpecialSituation } from "./definition/situations.js";
export { type FilterableResource, toFilterSchema } from "./filters/to-filter-schema.js";
export { type Identified, selectPage } from "./lists/select-page.js";
export { compareKeys, type SortKey, toSortKey } from "./lists/sort-key.js";
export {
  type IdentifiedTypes,
  type KeptExtension,
  type KeptValues,
  keepExtension,
  type WithoutExtension,
} from "./map/keep-extension.js";
export type { AnyScimOutcome, ScimExchange, ScimMiddleware, ScimSuccess } from "./options/exchange.js";
export type { Connection, FetchHandler } from "./options/fetch-handler.js";
export type { PlainAnswer, PlainHandler, PlainHeaders, PlainRequest, TwoFormHandler } from "./options/plain-handler.js";
export type { ScimAnswer } from "./options/scim-answer.js";
export type { OwnResource, ScimBackends, ScimHandlerOptions } from "./options/scim-handler-options.js";
export type { Tenant } from "./options/tenant.js";
export type { Reason } from "./refusals/reason.js";
export { ScimRefusedError } from "./refusals/refused-error.js";
export { areUnique } from "./validators/are-unique.js";
export { booleanText } from "./validators/boolean-text.js";
export { isDateTime } from "./validators/is-date-time.js";
export { type IssueMessages, issueMessage } from "./validators/issue-message.js";
