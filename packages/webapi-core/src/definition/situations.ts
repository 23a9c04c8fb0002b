/** Situations that the engine detects. Each definition set has their codes. */
export type WebapiSituation =
  | "unknownMethod"
  | "noToken"
  | "tokenKindRefused"
  | "scopeMissing"
  | "argumentsInvalid"
  | "argumentNameInvalid"
  | "arrayRefused"
  | "cursorInvalid"
  | "bodyTypeMissing"
  | "bodyTypeUnknown"
  | "charsetUnknown"
  | "bodyMalformed"
  | "bodyTooLarge"
  | "bodyTruncated"
  /** The bodies being served exceed `maxBodyBytesInFlight`. */
  | "overloaded"
  | "rateLimited"
  | "defect";

/** Situations that the engine warns about. A definition set has their words. */
export type WebapiWarning =
  /** The content type has no charset where one is expected: JSON and plain text. */
  | "charsetMissing"
  /** The content type has a charset where none is expected: forms. */
  | "charsetSuperfluous";
