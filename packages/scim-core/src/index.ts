export {
  type AttributePath,
  compileFilter,
  type Filter,
  type FilterSchema,
  FilterTypeError,
} from "@rollcall/scim-filter";
export { type AttributeGiven, attribute } from "./attribute.js";
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
} from "./backend.js";
export type { Because } from "./because.js";
export type {
  BulkCapability,
  CapabilityDefinitions,
  FilterCapability,
  PaginationCapability,
} from "./capabilities.js";
export type { Change } from "./change.js";
export type { AnyChange } from "./changes/any-change.js";
export { type AttributeRules, applyChanges } from "./changes/apply-changes.js";
export { changeResource } from "./changes/change-resource.js";
export { replaceResource } from "./changes/replace-resource.js";
export { settlePrimaries } from "./changes/settle-primaries.js";
export { uniqueKeys } from "./changes/unique-keys.js";
export { withoutSecrets } from "./changes/without-secrets.js";
export type { Clock } from "./clock.js";
export { createScimHandler } from "./create-scim-handler.js";
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
} from "./definition.js";
export type { AnyScimOutcome, ScimAround, ScimExchange, ScimSuccess } from "./exchange.js";
export type { Connection, FetchHandler } from "./fetch-handler.js";
export { type FilterableResource, toFilterSchema } from "./filters/to-filter-schema.js";
export type { Instant } from "./instant.js";
export { type IdentifiedTypes, type KeptExtension, keepExtension, type WithoutExtension } from "./keep-extension.js";
export { type Identified, selectPage } from "./lists/select-page.js";
export { compareKeys, type SortKey, toSortKey } from "./lists/sort-key.js";
export { ScimRefusedError } from "./refused-error.js";
export { type RenameWire, renameWire } from "./rename-wire.js";
export { resourceRoutes } from "./resource-routes.js";
export type { ScimAnswer } from "./scim-answer.js";
export type { OwnResource, ScimBackends, ScimHandlerOptions } from "./scim-handler-options.js";
export { type SituationTable, situationCode } from "./situation-code.js";
export type { CoreSituation, ScimSituation, ScimSituations, SpecialSituation } from "./situations.js";
export type { Tenant } from "./tenant.js";
export { areUnique } from "./validators/are-unique.js";
export { booleanText } from "./validators/boolean-text.js";
export { isDateTime } from "./validators/is-date-time.js";
export { type IssueMessages, issueMessage } from "./validators/issue-message.js";
