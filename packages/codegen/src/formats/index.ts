export {
  type ErrorRows,
  type ErrorsFile,
  type Keyed,
  keyedRows,
  type ReadErrors,
  resolveErrors,
  resolveSituations,
  resolveViolations,
} from "./error-table.js";
export type { Field, Fields, FieldType, ValueShape, VariantCase, Variants } from "./field.js";
export { type Kind, type KindDefinition, type KindValues, kindOfPath, kinds } from "./kinds.js";
export { type Limit, type LimitFact, type LimitName, type Limits, limitFact } from "./limits.js";
export {
  type AnyLoadedFile,
  type Finding,
  fileOfKind,
  filesOfKind,
  type LoadedFile,
  type LoadedSet,
  lineage,
  type Path,
  type Position,
} from "./loaded-set.js";
export type { ScimVersion } from "./names.js";
export { onTopOf } from "./on-top-of.js";
export { type Provenance, provenanceLines } from "./provenance.js";
export {
  type ArgumentRequirement,
  type Requirement,
  type RequirementKind,
  requirementKind,
} from "./requirements.js";
export { type Condition, type Rule, type RuleKind, ruleFields, ruleKind } from "./rules.js";
export type { AttributeType, ExtensionPlace, ScimAttribute } from "./scim-attribute.js";
export type { Capabilities } from "./scim-capabilities.js";
export type { ScimError, ScimErrors } from "./scim-errors.js";
export type { ScimOperation, ScimRoute, ScimRoutes } from "./scim-routes.js";
export type { ScimSchema } from "./scim-schema.js";
export type { Service } from "./service.js";
export type { ServiceScim } from "./service-scim.js";
export type { ServiceWebapi } from "./service-webapi.js";
export {
  type CoreSituation,
  coreSituationSchema,
  type ScimSituation,
  scimSituationSchema,
  type WebapiSituation,
  type WebapiWarning,
  webapiSituationSchema,
  webapiWarningSchema,
} from "./situations.js";
export type { DefaultViolations, Violations } from "./violations.js";
export type { WebapiError, WebapiErrors } from "./webapi-errors.js";
export type { Argument, Paging, WebapiMethod } from "./webapi-method.js";
export type { WebapiType } from "./webapi-type.js";
export type { Words } from "./words.js";
