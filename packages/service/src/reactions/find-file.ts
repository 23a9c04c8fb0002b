import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { refuse } from "./refusal.js";

/** Finds the file that a call names instead of a message: one of the caller's. There are no comments on files. */
export async function findNamedFile(
  { file: id = "", file_comment: comment }: { readonly file?: string; readonly file_comment?: string },
  caller: WebapiCaller,
  { files }: Pick<Store, "files">,
) {
  if (id === "") return refuse("file_comment_not_found", comment, "a comment on a file");
  const file = await files.get(id);
  if (file === undefined || file.ownerId !== caller.user?.id)
    return refuse("file_not_found", id, "a file of the caller");
  return { ok: true, file } as const;
}
