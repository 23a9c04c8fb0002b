import { z } from "zod";

/** What every SCIM service can meet; each set has a code for each. */
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

/** What only some capabilities meet, or what is a special case: a set without a code of its own answers that of the general case. */
export const specialSituationSchema = z.enum([
  "countInvalid",
  "cursorInvalid",
  "cursorExpired",
  "sortInvalid",
  "tooManyResults",
  "discoveryFiltered",
  "attributeRequired",
  "uniquenessViolated",
  "bulkOperationInvalid",
  "bulkTooManyOperations",
  "bulkTooLarge",
  "bulkReferenceUnknown",
  "bulkReferencesCircular",
]);

/** What the SCIM engine can meet by itself. */
export const scimSituationSchema = z.enum([...coreSituationSchema.options, ...specialSituationSchema.options]);

export type CoreSituation = z.infer<typeof coreSituationSchema>;
export type ScimSituation = z.infer<typeof scimSituationSchema>;

/** What the method engine can meet by itself. */
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
  "rateLimited",
  "defect",
]);

export type WebapiSituation = z.infer<typeof webapiSituationSchema>;

/** What the method engine can remark on in a call that it serves. */
export const webapiWarningSchema = z.enum(["charsetMissing", "charsetSuperfluous"]);

export type WebapiWarning = z.infer<typeof webapiWarningSchema>;
