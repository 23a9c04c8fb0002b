import { type File, type FileUpload, fileUploads, publicNameOf } from "../../model/file.js";
import type { Store } from "../../model/store.js";
import { hashToken } from "../../values/secrets.js";
import { privatePath, publicPath } from "../../values/site-addresses.js";

/** A file by its public address. */
interface PublicName {
  readonly workspaceId: string;
  readonly fileId: string;
  /** Ten digits of the address. */
  readonly publicSecret: string;
}

/** Finds the file of a public address that works. */
export async function findPublicFile(
  { workspaceId, fileId, publicSecret }: PublicName,
  { files }: Pick<Store, "files">,
): Promise<File | undefined> {
  const file = await files.get(fileId);
  const isOpen = file?.sharedPublicly === true && publicNameOf(file) === `${workspaceId}-${fileId}-${publicSecret}`;
  return isOpen ? file : undefined;
}

/** Whether a URL is an address of a content: a private one, or a public one. */
export function isFileUrl({ pathname }: URL): boolean {
  return [privatePath, publicPath].some((path) => pathname.startsWith(`${path}/`));
}

/** Whether a store has the file of a public address, or of a private one with `pub_secret`. */
export async function knowsPublicFile(store: Pick<Store, "files">, url: URL): Promise<boolean> {
  const [, , name = ""] = url.pathname.split("/");
  const [workspaceId = "", fileId = "", ofPath = ""] = name.split("-");
  const publicSecret = url.searchParams.get("pub_secret") ?? ofPath;
  return (await findPublicFile({ workspaceId, fileId, publicSecret }, store)) !== undefined;
}

/** The upload of an address, by its last part, unless its file is complete. */
export async function findUpload(secret: string, store: Pick<Store, "list">): Promise<FileUpload | undefined> {
  const [upload] = await store.list(fileUploads, "by_secret", { secret: hashToken(secret) }, { limit: 1 });
  return upload?.isComplete === true ? undefined : upload;
}

/** Whether a store has the upload of an address. */
export async function knowsUpload(store: Pick<Store, "list">, secret: string): Promise<boolean> {
  return (await findUpload(secret, store)) !== undefined;
}
