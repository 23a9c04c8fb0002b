import type { FilesCompleteUploadExternalArguments } from "@rollcall/api/webapi";
import type { Store } from "../../../model/service-store.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { type MessageContent, readParts } from "../../messages/message-content.js";
import { messageBlocks, refuseBlockProblems } from "../../messages/parts/block-problems.js";

/** Reads the text or the blocks of the message with which files are shared. A text wins. */
export async function readComment(
  { initial_comment: text = "", blocks }: Pick<FilesCompleteUploadExternalArguments, "initial_comment" | "blocks">,
  view: { readonly caller: WebapiCaller; readonly store: Store },
) {
  const sent = { text, ...(text === "" && blocks !== undefined && { blocks }) };
  const refusal = refuseBlockProblems(messageBlocks(sent));
  if (refusal !== undefined) return refusal;
  const read = await readParts(sent, view, { blocksTooLong: "invalid_blocks", missingFile: "invalid_blocks" });
  if (!read.ok) return read;
  // Blocks show no text of their own beside files.
  const content: MessageContent = text === "" ? { ...read.content, text: "" } : read.content;
  return { ok: true, content } as const;
}
