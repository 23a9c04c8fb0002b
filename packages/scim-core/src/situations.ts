/** What every SCIM service can meet; each definition set has a code for each. */
export type CoreSituation =
  // routing
  | "endpointUnknown"
  | "verbRefused"
  | "versionUnknown"
  | "idMissing"
  | "idMalformed"
  | "resourceUnknown"
  // credentials
  | "credentialsMissing"
  | "credentialsMalformed"
  // query parameters
  | "pagingInvalid"
  | "sortOrderInvalid"
  | "filterEmpty"
  | "filterIncomplete"
  | "filterGroupMalformed"
  | "filterAttributeUnknown"
  | "filterOperatorUnknown"
  | "filterLiteralInvalid"
  | "filterOperatorUnfit"
  | "filterTooLarge"
  // bodies
  | "bodyMalformed"
  | "bodyTooLarge"
  | "schemasMissing"
  | "schemaUnknown"
  | "extensionUnlisted"
  | "attributeUnknown"
  // PATCH
  | "operationInvalid"
  | "pathInvalid"
  | "targetMissing"
  | "valueInvalid"
  | "attributeReadOnly"
  | "attributeImmutable"
  // state
  | "versionStale"
  | "rateLimited"
  | "locked"
  | "defect";

/**
 * What only some capabilities meet, or what is a special case of another situation. A definition set that has no code of
 * its own for one answers that of the general case.
 */
export type SpecialSituation =
  // lists
  | "countInvalid"
  | "cursorInvalid"
  | "cursorExpired"
  | "sortInvalid"
  | "tooManyResults"
  /** Met only where the definition set has a code for it; otherwise the filter is read over. */
  | "discoveryFiltered"
  // PATCH
  | "attributeRequired"
  // state
  | "uniquenessViolated"
  // bulk requests
  | "bulkOperationInvalid"
  | "bulkTooManyOperations"
  | "bulkTooLarge"
  | "bulkReferenceUnknown"
  | "bulkReferencesCircular";

/** What the engine can meet by itself; each definition set says which code answers it. */
export type ScimSituation = CoreSituation | SpecialSituation;

/** Which code answers which situation. */
export type ScimSituations<Code extends string> = { readonly [S in CoreSituation]: Code } & {
  readonly [S in SpecialSituation]?: Code;
};

/** The general case of each special one. */
export const generalSituations: { readonly [S in SpecialSituation]: CoreSituation } = {
  countInvalid: "pagingInvalid",
  cursorInvalid: "pagingInvalid",
  cursorExpired: "pagingInvalid",
  sortInvalid: "sortOrderInvalid",
  tooManyResults: "filterTooLarge",
  discoveryFiltered: "filterAttributeUnknown",
  attributeRequired: "attributeImmutable",
  uniquenessViolated: "valueInvalid",
  bulkOperationInvalid: "operationInvalid",
  bulkTooManyOperations: "bodyTooLarge",
  bulkTooLarge: "bodyTooLarge",
  bulkReferenceUnknown: "valueInvalid",
  bulkReferencesCircular: "valueInvalid",
};
