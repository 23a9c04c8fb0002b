/** What the engine can meet by itself; each definition set says which code answers it. */
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
  | "rateLimited"
  | "defect";
