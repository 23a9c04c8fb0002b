export type {
  Clock,
  Connection,
  FetchHandler,
  Instant,
  PlainAnswer,
  PlainHandler,
  PlainHeaders,
  PlainRequest,
  TwoFormHandler,
} from "@rollcall/engine";
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
export type { AnyChange, Change } from "./backend/change.js";
export { applyChanges, changeResource, withoutSecrets } from "./changes/apply-changes.js";
export type { AttributeRules } from "./changes/check-update.js";
export { replaceResource } from "./changes/replace-resource.js";
export { resolvePrimaries } from "./changes/resolve-primaries.js";
export { uniqueKeys } from "./changes/unique-keys.js";
export { createScimHandler } from "./create-scim-handler.js";
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
export { type AttributeGiven, attribute } from "./definition/definition.js";
export { type RenameWire, renameWire } from "./definition/rename-wire.js";
export type { CoreSituation, ScimSituation, ScimSituations, SpecialSituation } from "./definition/situations.js";
export { type SituationTable, situationCode } from "./definition/situations.js";
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
export type {
  AnyScimOutcome,
  OwnResource,
  ScimAnswer,
  ScimBackends,
  ScimExchange,
  ScimHandlerOptions,
  ScimMiddleware,
  ScimSuccess,
  Tenant,
} from "./options/scim-handler-options.js";
export type { Reason } from "./refusals/refused.js";
export { ScimRefusedError } from "./refusals/refused.js";
export { resourceRoutes } from "./routes/match-route.js";
export { areUnique, booleanText, type IssueMessages, isDateTime, issueMessage } from "./validators/checks.js";
