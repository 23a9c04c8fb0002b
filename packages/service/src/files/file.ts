import { defineDocument, text } from "../store/document.js";
import type { Id } from "../values/ids.js";
import type { Instant } from "../values/instant.js";

/** Metadata of a file. Its content is kept elsewhere. */
export interface File {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly workspaceId: Id;
  readonly ownerId: Id;
  readonly name: string;
  /** Media type, such as `text/plain`. */
  readonly mimetype: string;
  /** In bytes. */
  readonly size: number;
}

/** Files. */
export const files = defineDocument<File>()({
  name: "file",
  table: "files",
  key: ["id"],
  columns: { id: text((it) => it.id) },
  lists: {},
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
