import type { CellValue } from "../../../model/list-row.js";
import type { Id } from "../../../values/ids.js";
import { mentionsIn } from "./mentions.js";

/** The items that the values of cells refer to. */
export interface Referents {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
  readonly fileIds: readonly Id[];
  /** Texts in place of permalinks, valid or not. */
  readonly messages: readonly string[];
}

/** The items that a value refers to. */
function referentsOf(cell: CellValue): Partial<Referents> {
  switch (cell.kind) {
    case "rich_text":
      return mentionsIn(cell.value);
    case "user":
      return { userIds: cell.value };
    case "channel":
      return { channelIds: cell.value };
    case "attachment":
      return { fileIds: cell.value };
    case "reference":
      return { fileIds: cell.value.map(({ file }) => file.file_id) };
    case "message":
      return { messages: cell.value };
    case "number":
    case "select":
    case "date":
    case "checkbox":
    case "email":
    case "phone":
    case "rating":
    case "link":
    case "vote":
    case "timestamp":
      return {};
  }
}

/** Everything that values refer to, without duplicates. */
export function allReferents(cells: readonly CellValue[]): Referents {
  const all = cells.map(referentsOf);
  const distinct = (key: keyof Referents) => [...new Set(all.flatMap((each) => each[key] ?? []))];
  return {
    userIds: distinct("userIds"),
    channelIds: distinct("channelIds"),
    fileIds: distinct("fileIds"),
    messages: distinct("messages"),
  };
}
