import type { Connection } from "@rollcall/webapi-core";
import type { AuthenticateWebapi } from "../../model/caller.js";
import type { File } from "../../model/file.js";
import type { ByteRange, Chunks } from "../../model/port/contents.js";
import type { Store } from "../../model/store.js";
import { seeFile } from "../conversations/files/find-file.js";
import type { DocumentText, OpenDocument } from "../conversations/files/to-document-file.js";
import { findPublicFile } from "./known-urls.js";

/** Which content is opened, and by whom. */
export interface DownloadRequest {
  /** Workspace and identifier of the file. */
  readonly workspaceId: string;
  readonly fileId: string;
  /** Absent for a request without one. */
  readonly token: string | undefined;
  /** Ten digits of the public address. */
  readonly publicSecret: string | undefined;
  readonly connection: Connection;
}

/** A content as its reader sees it. */
export type OpenedDownload =
  /** Nobody may read it without another token. */
  | { readonly kind: "refused" }
  /** It is deleted, or has no bytes here. */
  | { readonly kind: "absent" }
  | { readonly kind: "document"; readonly document: DocumentText }
  | {
      readonly kind: "open";
      readonly file: File;
      /** Undefined if the content was swept meanwhile. */
      readonly read: (range: ByteRange) => Promise<Chunks | undefined>;
    };

/** Opens the content of a file. */
export type OpenDownload = (request: DownloadRequest) => Promise<OpenedDownload>;

/** Dependencies of downloads. */
interface DownloadOptions {
  readonly store: Store;
  readonly authenticate: AuthenticateWebapi;
  /** Open what nobody uploaded. */
  readonly documents: readonly OpenDocument[];
}

const method = "files.info";

/** Opens contents for callers who see the file, with a token that `files.info` accepts, and for everyone who has its public address. */
export function createOpenDownload({ store, authenticate, documents }: DownloadOptions): OpenDownload {
  const openFile = (file: File): OpenedDownload => {
    const { content } = file;
    if (file.deleted !== undefined || content === undefined) return { kind: "absent" };
    return { kind: "open", file, read: (range) => store.contents.read(content, range) };
  };
  return async ({ workspaceId, fileId, token, publicSecret, connection }) => {
    if (publicSecret !== undefined) {
      const file = await findPublicFile({ workspaceId, fileId, publicSecret }, store);
      if (file?.workspaceId === workspaceId) return openFile(file);
    }
    const admitted = token === undefined ? undefined : await authenticate(token, { method, connection });
    if (admitted?.ok !== true || !admitted.caller.scopes.has("files:read")) return { kind: "refused" };
    const { caller } = admitted;
    const file = (await seeFile(fileId, caller, store))?.file;
    if (file !== undefined) return file.workspaceId === workspaceId ? openFile(file) : { kind: "refused" };
    for (const open of documents) {
      const document = await open(fileId, caller);
      if (document === "deleted") return { kind: "absent" };
      if (document?.workspaceId === workspaceId) return { kind: "document", document };
    }
    return { kind: "refused" };
  };
}
