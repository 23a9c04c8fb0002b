import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findFile } from "../conversations/files/find-file.js";
import { refuse } from "./refusal.js";

/** Finds the file that a call names instead of a message: one that the caller sees. There are no comments on files. */
export async function findNamedFile(
  { file: id = "", file_comment: comment }: { readonly file?: string; readonly file_comment?: string },
  caller: WebapiCaller,
  store: Store,
) {
  if (id === "") return refuse("file_comment_not_found", comment, "a comment on a file");
  const found = await findFile(id, caller, store);
  if (!found.ok) return refuse("file_not_found", id, "a file that the caller sees");
  return { ok: true, file: found.file } as const;
}
