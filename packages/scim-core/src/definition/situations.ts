/** Situations of every SCIM service. Each definition set has a code for each. */
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

/** Situations of some capabilities, and special cases of other situations. Default: the code of the general case. */
export type SpecialSituation =
  // lists
  | "countInvalid"
  | "cursorInvalid"
  | "cursorExpired"
  | "sortInvalid"
  | "tooManyResults"
  /** Met only if the definition set has a code for it. Otherwise the filter is ignored. */
  | "discoveryFiltered"
  // PATCH
  | "attributeRequired"
  // state
  | "uniquenessViolated"
  /** The bodies being served exceed `maxBodyBytesInFlight`. */
  | "overloaded"
  // bulk requests
  | "bulkOperationInvalid"
  | "bulkTooManyOperations"
  | "bulkTooLarge"
  | "bulkReferenceUnknown"
  | "bulkReferencesCircular";

/** Situations that the engine detects. Each definition set has their codes. */
export type ScimSituation = CoreSituation | SpecialSituation;

/** The code for each situation. */
export type ScimSituations<Code extends string> = { readonly [S in CoreSituation]: Code } & {
  readonly [S in SpecialSituation]?: Code;
};

/** The general case of each special one. */
const generalSituations: { readonly [S in SpecialSituation]: CoreSituation } = {
  countInvalid: "pagingInvalid",
  cursorInvalid: "pagingInvalid",
  cursorExpired: "pagingInvalid",
  sortInvalid: "sortOrderInvalid",
  tooManyResults: "filterTooLarge",
  discoveryFiltered: "filterAttributeUnknown",
  attributeRequired: "attributeImmutable",
  uniquenessViolated: "valueInvalid",
  overloaded: "rateLimited",
  bulkOperationInvalid: "operationInvalid",
  bulkTooManyOperations: "bodyTooLarge",
  bulkTooLarge: "bodyTooLarge",
  bulkReferenceUnknown: "valueInvalid",
  bulkReferencesCircular: "valueInvalid",
};

/** The part of a definition set that maps situations to error keys. */
export interface SituationTable<Code extends string> {
  readonly situations: ScimSituations<Code>;
  readonly resources: {
    readonly [name: string]: { readonly situations?: { readonly [S in ScimSituation]?: Code } };
  };
}

/**
 * The error key of a situation. A resource type may have its own. A special situation without a key has that of the
 * general one.
 */
export function situationCode<Code extends string>(
  definition: SituationTable<Code>,
  situation: ScimSituation,
  resourceType = "",
): Code {
  const resource = Object.hasOwn(definition.resources, resourceType) ? definition.resources[resourceType] : undefined;
  const own = resource?.situations?.[situation] ?? definition.situations[situation];
  if (own !== undefined) return own;
  // Every core situation has a key, so a situation without one is special.
  return situationCode(definition, generalSituations[situation as keyof typeof generalSituations], resourceType);
}
