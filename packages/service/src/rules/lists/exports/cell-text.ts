import type { Column } from "../../../model/column.js";
import type { CellValue } from "../../../model/list-row.js";
import { printSeconds } from "../../../values/instant.js";
import { isObject } from "../../../values/is-object.js";
import { leavesOf } from "../cells/mentions.js";
import type { Names } from "./names.js";

const separator = ", ";

/** Text of a cell, as in a table written by a person. */
export function cellText(cell: CellValue, column: Column, names: Names): string {
  switch (cell.kind) {
    case "rich_text":
      return richText(cell.value, names);
    case "select":
      return cell.value.map((id) => column.options?.find((option) => option.id === id)?.name ?? id).join(separator);
    case "user":
    case "vote":
      return cell.value.map((id) => names.users.get(id) ?? id).join(separator);
    case "channel":
      return cell.value.map((id) => channelText(id, names)).join(separator);
    case "attachment":
      return cell.value.map((id) => names.files.get(id)?.name ?? id).join(separator);
    case "reference":
      return cell.value.map(({ file: { file_id: id } }) => names.files.get(id)?.name ?? id).join(separator);
    case "link":
      return cell.value.map(({ original_url: url }) => url).join(separator);
    case "timestamp":
      return cell.value.map((seconds) => printSeconds(seconds)).join(separator);
    case "checkbox":
      return String(cell.value);
    case "number":
    case "rating":
    case "message":
    case "date":
    case "email":
    case "phone":
      return cell.value.join(separator);
  }
}

function channelText(id: string, { channels }: Names): string {
  const name = channels.get(id);
  return name === undefined ? id : `#${name}`;
}

/** Text of a rich text without formatting, with a line for each paragraph and list item. */
export function richText(blocks: unknown, names: Names): string {
  return linesOf(blocks)
    .map((line) =>
      leavesOf(line)
        .map((leaf) => leafText(leaf, names))
        .join(""),
    )
    .join("\n");
}

/** Elements that contain leaf elements directly. */
function linesOf(value: unknown): readonly object[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (!isObject(value)) return [];
  const { elements } = value;
  const holdsMore =
    Array.isArray(elements) && elements.some((each) => isObject(each) && Array.isArray(each["elements"]));
  return holdsMore ? linesOf(elements) : [value];
}

function leafText(leaf: { readonly [key: string]: unknown }, names: Names): string {
  const text = (key: string) => (typeof leaf[key] === "string" ? leaf[key] : "");
  switch (leaf["type"]) {
    case "link":
      return text("text") || text("url");
    case "user":
      return `@${names.users.get(text("user_id")) ?? text("user_id")}`;
    case "usergroup":
      return `@${text("usergroup_id")}`;
    case "channel":
      return channelText(text("channel_id"), names);
    case "emoji":
      return `:${text("name")}:`;
    case "date":
      return printSeconds(Number(leaf["timestamp"]));
    case "team":
      return text("team_id");
    default:
      return text("text");
  }
}
