import type { ErrorDefinition } from "../definition/definition.js";
import type { ScimSituations } from "../definition/situations.js";

/** Codes of the test set, in the RFC's words. */
export type RfcCode =
  | "invalidSyntax"
  | "invalidPath"
  | "noTarget"
  | "invalidValue"
  | "invalidFilter"
  | "mutability"
  | "uniqueness"
  | "serialMissing"
  | "serialEmpty"
  | "secretFixed"
  | "unauthorized"
  | "notFound"
  | "deviceUnknown"
  | "methodNotAllowed"
  | "tooLarge"
  | "busy"
  | "internal";

const row = (status: number, scimType?: string): ErrorDefinition => ({
  wireName: scimType ?? `status${status}`,
  status,
  ...(scimType === undefined ? {} : { scimType }),
  meaning: `Meaning of ${scimType ?? status}.`,
});

export const rfcErrors: { readonly [C in RfcCode]: ErrorDefinition } = {
  invalidSyntax: row(400, "invalidSyntax"),
  invalidPath: row(400, "invalidPath"),
  noTarget: row(400, "noTarget"),
  invalidValue: row(400, "invalidValue"),
  invalidFilter: row(400, "invalidFilter"),
  mutability: row(400, "mutability"),
  uniqueness: row(409, "uniqueness"),
  serialMissing: { ...row(400, "invalidValue"), wireName: "serialMissing" },
  serialEmpty: { ...row(400, "invalidValue"), wireName: "serialEmpty" },
  secretFixed: { ...row(400, "mutability"), wireName: "secretFixed" },
  unauthorized: row(401),
  notFound: row(404),
  deviceUnknown: { ...row(404), wireName: "deviceUnknown" },
  methodNotAllowed: row(405),
  tooLarge: row(413),
  busy: { ...row(429), retryAfterSeconds: 7 },
  internal: row(500),
};

export const rfcSituations: ScimSituations<RfcCode> = {
  endpointUnknown: "notFound",
  verbRefused: "methodNotAllowed",
  versionUnknown: "invalidSyntax",
  idMissing: "noTarget",
  idMalformed: "notFound",
  resourceUnknown: "notFound",
  credentialsMissing: "unauthorized",
  credentialsMalformed: "unauthorized",
  pagingInvalid: "invalidValue",
  sortOrderInvalid: "invalidValue",
  filterEmpty: "invalidFilter",
  filterIncomplete: "invalidFilter",
  filterGroupMalformed: "invalidFilter",
  filterAttributeUnknown: "invalidFilter",
  filterOperatorUnknown: "invalidFilter",
  filterLiteralInvalid: "invalidFilter",
  filterOperatorUnfit: "invalidFilter",
  filterTooLarge: "invalidFilter",
  bodyMalformed: "invalidSyntax",
  bodyTooLarge: "tooLarge",
  schemasMissing: "invalidSyntax",
  schemaUnknown: "invalidValue",
  extensionUnlisted: "invalidValue",
  attributeUnknown: "invalidPath",
  operationInvalid: "invalidSyntax",
  pathInvalid: "invalidPath",
  targetMissing: "noTarget",
  valueInvalid: "invalidValue",
  attributeReadOnly: "mutability",
  attributeImmutable: "mutability",
  versionStale: "busy",
  rateLimited: "busy",
  locked: "busy",
  defect: "internal",
};
