import { idPrefixes } from "../../generated/service.js";
import type { List } from "../../model/list.js";
import { type ListExport, listExportParts, listExports } from "../../model/list-export.js";
import { put } from "../../model/port/document.js";
import type { Write } from "../../model/writes.js";
import { toFileName } from "../../rules/lists/exports/file-name.js";
import { storedCreation } from "../section/stored-instant.js";
import type { WriteContext } from "../section/write-context.js";
import type { WorldListExport } from "./export.js";

/** Writes of the exports of a List. */
export function listExportWrites(
  exports: readonly WorldListExport[],
  list: List,
  { ids, nowMs }: WriteContext,
): readonly Write[] {
  return exports.flatMap((each): readonly Write[] => {
    const { format = "csv", state = "done", text = "" } = each;
    const parts = state === "done" && text !== "" ? [text] : [];
    const job: ListExport = {
      id: ids.given(each.id, idPrefixes.exportJob),
      version: 1,
      created: storedCreation(each, nowMs),
      listId: list.id,
      requestedBy: list.ownerId,
      format,
      includeArchived: false,
      includeThreads: each.include_threads === true,
      includeAttachments: each.include_attachments === true,
      state,
      fileName: toFileName(list.name, format),
      parts: parts.length,
    };
    return [
      put(listExports, job),
      ...parts.map((part) => put(listExportParts, { exportId: job.id, part: 0, text: part })),
    ];
  });
}
