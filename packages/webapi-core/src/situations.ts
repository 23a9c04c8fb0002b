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

/** What the engine remarks on in a call that it serves all the same; a definition set says with which word. */
export type WebapiWarning =
  /** The type of the body leaves its charset open where it should be said: JSON and plain text. */
  | "charsetMissing"
  /** The type of the body names a charset where none belongs: forms. */
  | "charsetSuperfluous";
