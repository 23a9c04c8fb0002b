export { type Keyed, keyedRows, resolveErrors, resolveSituations, resolveViolations } from "./error-table.js";
export { type Kind, type KindValues, kindOfPath, kinds } from "./kinds.js";
export {
  type AnyLoadedFile,
  type Finding,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  lineage,
} from "./loaded-set.js";
export type { AttributeType, ExtensionPlace, ScimAttribute } from "./scim/scim-attribute.js";
export type { Capabilities } from "./scim/scim-capabilities.js";
export type { ScimError, ScimErrors } from "./scim/scim-errors.js";
export type { ScimRoute } from "./scim/scim-routes.js";
export type { ScimSchema } from "./scim/scim-schema.js";
export { onTopOf } from "./service/on-top-of.js";
export type { Service } from "./service/service.js";
export type { ServiceScim } from "./service/service-scim.js";
export type { ServiceWebapi } from "./service/service-webapi.js";
export type { Field, Fields, ValueShape, VariantCase, Variants } from "./shared/field.js";
export { type LimitName, type Limits, limitFact } from "./shared/limits.js";
export type { ScimVersion } from "./shared/names.js";
export { type Provenance, provenanceLines } from "./shared/provenance.js";
export { type ArgumentRequirement, type Requirement, requirementKind } from "./shared/requirements.js";
export { type Condition, type Rule, ruleKind } from "./shared/rules.js";
export {
  type CoreSituation,
  type ScimSituation,
  scimSituationSchema,
  type WebapiSituation,
  type WebapiWarning,
  webapiSituationSchema,
} from "./shared/situations.js";
export type { DefaultViolations, Violations } from "./shared/violations.js";
export type { EventCase, EventFile } from "./webapi/event.js";
export type { EventEnvelope } from "./webapi/event-envelope.js";
export type { WebapiError, WebapiErrors, WebapiRetired } from "./webapi/webapi-errors.js";
export type { Argument, Paging, WebapiMethod } from "./webapi/webapi-method.js";
