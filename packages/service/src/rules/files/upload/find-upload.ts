import { type FileUpload, fileUploads } from "../../../model/file-upload.js";
import type { Store } from "../../../model/service-store.js";
import { hashToken } from "../../../values/secrets/hash-token.js";

/** The upload of an address, by its last part, unless its file is complete. */
export async function findUpload(secret: string, store: Pick<Store, "list">): Promise<FileUpload | undefined> {
  const [upload] = await store.list(fileUploads, "by_secret", { secret: hashToken(secret) }, { limit: 1 });
  return upload?.isComplete === true ? undefined : upload;
}

/** Whether a store has the upload of an address. */
export async function knowsUpload(store: Pick<Store, "list">, secret: string): Promise<boolean> {
  return (await findUpload(secret, store)) !== undefined;
}
