import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import type { FileTraits } from "./file.js";
import type { StoredContent } from "./port/content-port.js";
import { defineDocument, integer, maybeText, text } from "./port/document.js";

/** Time for which an address takes bytes, in milliseconds. */
export const uploadLifetimeMs = 3_600_000;

/** Time for which contents that nothing names are kept, in milliseconds. */
export const keptMs = 86_400_000;

/** The upload of a file, from the first call until its contents are swept. */
export interface FileUpload {
  /** The file's. */
  readonly id: Id;
  readonly version: number;
  /** When it began. */
  readonly created: Instant;
  /** When its address stops accepting bytes, and its file can no longer be completed. */
  readonly expires: Instant;
  /** Hash of the last part of its address. */
  readonly secretHash: string;
  readonly workspaceId: Id;
  /** User or bot that uploads it. */
  readonly ownerId: Id;
  /** Hash of the token with which it began. Absent for an upload of a world file. */
  readonly tokenHash?: string;
  readonly name: string;
  /** Announced size in bytes. */
  readonly length: number;
  readonly altText?: string;
  /** Word for the type of a snippet. */
  readonly snippetType?: string;
  /** The bytes that arrived last. */
  readonly arrived?: StoredContent & FileTraits;
  /** The file is complete. */
  readonly isComplete?: true;
}

/** After the writes, a token has at most this many uploads that are not complete and are due after an instant. */
export interface UploadsAtMost {
  readonly kind: "uploadsAtMost";
  readonly tokenHash: string;
  /** Unix time in milliseconds. */
  readonly dueAfterMs: number;
  readonly atMost: number;
}

/** Uploads. They stay in their database. */
export const fileUploads = defineDocument<FileUpload>()({
  name: "fileUpload",
  table: "file_uploads",
  key: ["id"],
  isPrivate: true,
  columns: {
    id: text((it) => it.id),
    secret: text((it) => it.secretHash),
    /** When it is forgotten and its contents are swept, as Unix time in milliseconds. */
    due: integer((it) => dueMsOf(it)),
    content: maybeText((it) => it.arrived?.hash),
    /** Token with which it began; null once it is complete, so that it does not count any more. */
    token: maybeText((it) => (it.isComplete === true ? undefined : it.tokenHash)),
  },
  lists: {
    by_secret: { by: ["secret"] },
    due: { by: [], order: ["due"] },
    of_token: { by: ["token"], order: ["due"], where: "token is not null" },
    by_content: { by: ["content"], where: "content is not null" },
  },
  secret: ["secretHash", "tokenHash"],
  sample: (seed) => ({
    id: `F2${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    expires: "2026-01-02T04:04:05.006Z",
    secretHash: `${seed}`.padStart(64, "0"),
    workspaceId: "T1",
    ownerId: "U1",
    tokenHash: `h${seed % 2}`,
    ...(seed % 3 === 0 && { isComplete: true }),
    name: `${seed}.txt`,
    length: 1,
  }),
});

/** When an address stops accepting bytes, as Unix time in milliseconds. */
export function expiryMsOf({ expires }: Pick<FileUpload, "expires">): number {
  return millisecondsOf(expires);
}

function dueMsOf(upload: FileUpload): number {
  return expiryMsOf(upload) + keptMs;
}
