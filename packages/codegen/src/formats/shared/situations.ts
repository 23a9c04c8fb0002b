import { z } from "zod";

/** Situations of every SCIM service. Each set has their codes. */
export const coreSituationSchema = z.enum([
  "endpointUnknown",
  "verbRefused",
  "versionUnknown",
  "idMissing",
  "idMalformed",
  "resourceUnknown",
  "credentialsMissing",
  "credentialsMalformed",
  "pagingInvalid",
  "sortOrderInvalid",
  "filterEmpty",
  "filterIncomplete",
  "filterGroupMalformed",
  "filterAttributeUnknown",
  "filterOperatorUnknown",
  "filterLiteralInvalid",
  "filterOperatorUnfit",
  "filterTooLarge",
  "bodyMalformed",
  "bodyTooLarge",
  "schemasMissing",
  "schemaUnknown",
  "extensionUnlisted",
  "attributeUnknown",
  "operationInvalid",
  "pathInvalid",
  "targetMissing",
  "valueInvalid",
  "attributeReadOnly",
  "attributeImmutable",
  "versionStale",
  "rateLimited",
  "locked",
  "defect",
]);

/** Situations of some capabilities, and special cases. Default: the code of the general case. */
const specialSituationSchema = z.enum([
  "countInvalid",
  "cursorInvalid",
  "cursorExpired",
  "sortInvalid",
  "tooManyResults",
  "discoveryFiltered",
  "attributeRequired",
  "uniquenessViolated",
  "overloaded",
  "bulkOperationInvalid",
  "bulkTooManyOperations",
  "bulkTooLarge",
  "bulkReferenceUnknown",
  "bulkReferencesCircular",
]);

/** Situations that the SCIM engine detects. */
export const scimSituationSchema = z.enum([...coreSituationSchema.options, ...specialSituationSchema.options]);

export type CoreSituation = z.infer<typeof coreSituationSchema>;
export type ScimSituation = z.infer<typeof scimSituationSchema>;

/** Situations that the method engine detects. */
export const webapiSituationSchema = z.enum([
  "unknownMethod",
  "noToken",
  "tokenKindRefused",
  "scopeMissing",
  "argumentsInvalid",
  "argumentNameInvalid",
  "arrayRefused",
  "cursorInvalid",
  "bodyTypeMissing",
  "bodyTypeUnknown",
  "charsetUnknown",
  "bodyMalformed",
  "bodyTooLarge",
  "bodyTruncated",
  "overloaded",
  "rateLimited",
  "defect",
]);

export type WebapiSituation = z.infer<typeof webapiSituationSchema>;

/** Situations that the method engine warns about. */
export const webapiWarningSchema = z.enum(["charsetMissing", "charsetSuperfluous"]);

export type WebapiWarning = z.infer<typeof webapiWarningSchema>;
