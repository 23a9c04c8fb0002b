import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf, type Ts } from "../values/instant.js";
import type { Canvas } from "./canvas.js";
import type { List } from "./list.js";
import type { StoredContent } from "./port/contents.js";
import { defineDocument, flag, integer, maybeInteger, maybeText, text } from "./port/document.js";
import type { Sliced } from "./port/document-reader.js";

/** Word by which lists select files. */
type FileKind = "images" | "gdocs" | "zips" | "pdfs" | "snippets";

/** Facts about a file that follow from its bytes. */
export interface FileTraits {
  /** Media type, such as `text/plain`. */
  readonly mimetype: string;
  /** Word for its type. Default: unknown. */
  readonly filetype?: string;
  /** Word by which lists select it. Default: none selects it. */
  readonly kind?: FileKind;
  /** Set for an image whose size is known, in pixels. */
  readonly picture?: { readonly width: number; readonly height: number };
  /** Set for a snippet. */
  readonly snippet?: Snippet;
}

/** Beginning of a text. */
export interface Snippet {
  /** First lines. */
  readonly preview: string;
  /** Number of all lines. */
  readonly lines: number;
  /** Whether the preview cuts a line. */
  readonly isCut: boolean;
}

/** A file. Its bytes are among the contents of the store. */
export interface File extends FileTraits {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  /** User or bot that uploaded it. */
  readonly ownerId: Id;
  /** The owner is a bot. */
  readonly isByBot?: true;
  readonly name: string;
  /** Default: its name. */
  readonly title?: string;
  readonly altText?: string;
  /** In bytes. */
  readonly size: number;
  /** Hash of its content. Absent if there is none: it has no bytes here, or is deleted. */
  readonly content?: string;
  /** Ten hexadecimal digits of its public address. Default: zeros, until it gets one. */
  readonly publicSecret?: string;
  /** Its public address works. */
  readonly sharedPublicly?: true;
  /** It has been shared in a public channel. */
  readonly isPublic?: true;
  /** Apps in whose modals its owner entered it. They see it. */
  readonly givenTo?: readonly Id[];
  /** When it was deleted. It stays as a document, so that calls can tell. */
  readonly deleted?: Instant;
  /** Its content was removed with it and is not yet swept. */
  readonly unswept?: true;
}

/** Files, newest first in lists. */
export const files = defineDocument<File>()({
  name: "file",
  table: "files",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    workspace_id: text((it) => it.workspaceId),
    owner_id: text((it) => it.ownerId),
    /** When it was created, as Unix time in milliseconds; null if it is deleted. */
    listed: maybeInteger((it) => (it.deleted === undefined ? millisecondsOf(it.created) : undefined)),
    /** Word by which lists select it. */
    kind: text((it) => it.kind ?? "other"),
    size: integer((it) => it.size),
    is_public: flag((it) => it.isPublic === true),
    content: maybeText((it) => it.content),
    /** When it was deleted, as Unix time in milliseconds; null unless its content is to be swept. */
    unswept: maybeInteger((it) => sweepMsOf(it)),
  },
  lists: {
    of_workspace: {
      by: ["workspace_id"],
      order: ["listed"],
      covers: ["owner_id", "is_public", "size"],
      where: "listed is not null",
    },
    of_owner: { by: ["workspace_id", "owner_id"], order: ["listed"], where: "listed is not null" },
    of_kind: { by: ["workspace_id", "kind"], order: ["listed"], where: "listed is not null" },
    by_content: { by: ["content"], where: "content is not null" },
    unswept: { by: [], order: ["unswept"], where: "unswept is not null" },
  },
  sample: (seed) => ({
    id: `F1${1 + (seed % 2)}`,
    version: 1 + (seed % 3),
    created: "2026-01-02T03:04:05.006Z",
    workspaceId: "T1",
    ownerId: "U1",
    name: `${seed}.txt`,
    mimetype: "text/plain",
    size: 1,
  }),
});

/** Since when the content of a deleted file can be swept, as Unix time in milliseconds; undefined if it need not be. */
export function sweepMsOf({ deleted, unswept }: File): number | undefined {
  return unswept === true && deleted !== undefined ? millisecondsOf(deleted) : undefined;
}

/** Last part of a file's public address. */
export function publicNameOf({ workspaceId, id, publicSecret = "0000000000" }: File): string {
  return `${workspaceId}-${id}-${publicSecret}`;
}

/** A message with which a file is shared. It follows from the `fileIds` of messages that are not deleted. */
export interface FileShare {
  readonly fileId: Id;
  readonly channelId: Id;
  readonly ts: Ts;
}

/** Which files of a workspace a viewer looks for. Every condition that is given must hold. */
export interface FileSearch {
  readonly workspaceId: Id;
  readonly viewerId: Id;
  /** Whether the viewer sees files of public channels without being their member. */
  readonly seesPublic: boolean;
  readonly channelId?: Id;
  readonly ownerId?: Id;
  /** Words of kinds of uploaded files. Default: all. */
  readonly kinds?: readonly string[];
  /** Whether Lists are found, too. */
  readonly withLists: boolean;
  /** Whether canvases are found, too. */
  readonly withCanvases: boolean;
  /** Bounds of the creation in Unix time in milliseconds, both included. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** A result of a search for files: Lists and canvases are files too. */
export type FoundFile =
  | { readonly kind: "file"; readonly file: File }
  | { readonly kind: "list"; readonly list: List }
  | { readonly kind: "canvas"; readonly canvas: Canvas };

/** A page of the files that a viewer sees, newest first. */
export interface FileSlice extends FileSearch {
  readonly offset: number;
  readonly limit: number;
}

export interface FileReader {
  get(id: Id): Promise<File | undefined>;
  /** Finds the files that exist among `ids`, in any order. Deleted ones are among them. */
  getMany(ids: readonly Id[]): Promise<readonly File[]>;
  /**
   * Finds files that the viewer sees and that are not deleted: its own, those of its conversations, and, if it sees
   * public channels, those that were shared in one. Lists and canvases are seen by their owners and by those they are shared
   * with, the canvas of a channel by those who see the channel.
   */
  find(slice: FileSlice): Promise<Sliced<FoundFile>>;
  /** Finds where files are shared, by file, then by channel and time. */
  sharesOf(ids: readonly Id[]): Promise<readonly FileShare[]>;
  /** Size of all files of a workspace that are not deleted, in bytes. */
  bytesIn(workspaceId: Id): Promise<number>;
  /** Finds those of some contents that a file or an upload has. */
  usedContents(hashes: readonly string[]): Promise<ReadonlySet<string>>;
}

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
