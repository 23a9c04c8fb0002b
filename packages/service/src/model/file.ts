import type { Id } from "../values/ids.js";
import { type Instant, millisecondsOf } from "../values/instant.js";
import { defineDocument, flag, integer, maybeInteger, maybeText, text } from "./port/document.js";

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
    of_workspace: { by: ["workspace_id"], order: ["listed"], where: "listed is not null" },
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
