import type { ListItem, ListItemField } from "@rollcall/api/webapi";
import type { List } from "../../../model/list.js";
import type { Column } from "../../../model/list-column.js";
import type { CellValue, ListRow } from "../../../model/list-row.js";
import { secondsOf } from "../../../values/instant.js";
import { readPermalink } from "../cells/referents.js";
import { keyOf } from "../columns.js";
import { cellIn, noNames, richText } from "../exports/cell-text.js";

/** A row as the Web API shows it. */
export function toListItem(row: ListRow, { columns = [] }: List): ListItem {
  const { id, listId, created, createdBy, edited, editedBy, parentId, archived } = row;
  return {
    id,
    list_id: listId,
    date_created: secondsOf(created),
    created_by: createdBy,
    updated_by: editedBy,
    fields: columns.flatMap((column) => toField(row, column)),
    updated_timestamp: String(secondsOf(edited)),
    ...(parentId !== undefined && { parent_record_id: parentId }),
    ...(archived && { archived }),
  };
}

function toField(row: ListRow, column: Column): readonly ListItemField[] {
  const cell = column.hidden === true ? undefined : cellIn(row, column);
  return cell === undefined ? [] : [{ key: keyOf(column), column_id: column.id, ...toValues(cell, column) }];
}

type Values = Omit<ListItemField, "key" | "column_id">;

function toValues(cell: CellValue, column: Column): Values {
  switch (cell.kind) {
    case "rich_text":
      return toText(cell.value, column);
    case "checkbox":
      return { value: cell.value, checkbox: cell.value };
    case "date":
      return { value: cell.value[0] ?? "", date: cell.value, timestamp: cell.value.map(() => -1) };
    case "message":
      return { value: cell.value[0] ?? "", message: cell.value.flatMap(toMessage) };
    case "link":
      return { value: cell.value[0]?.original_url ?? "", link: cell.value.map(toLink) };
    case "reference": {
      const reference = cell.value.map(({ file }) => ({ file: { file_id: file.file_id } }));
      return { value: reference[0]?.file.file_id ?? "", reference };
    }
    case "number":
    case "rating":
    case "timestamp":
      return { value: cell.value[0] ?? 0, [cell.kind]: cell.value };
    case "select":
    case "user":
    case "email":
    case "phone":
    case "channel":
    case "attachment":
    case "vote":
      return { value: cell.value[0] ?? "", [cell.kind]: cell.value };
  }
}

type ValueOf<Kind> = Extract<CellValue, { readonly kind: Kind }>["value"];

function toText(blocks: ValueOf<"rich_text">, { id }: Column): Values {
  const rich = blocks.map(({ type, ...block }, index) => ({ type, block_id: `${id}-${index}`, ...block }));
  return { value: JSON.stringify(rich), text: richText(blocks, noNames), rich_text: rich };
}

function toMessage(link: string): NonNullable<ListItemField["message"]> {
  const message = readPermalink(link);
  if (message === undefined) return [];
  const { channelId: channel_id, ts, threadTs } = message;
  return [{ value: link, channel_id, ts, ...(threadTs !== undefined && { thread_ts: threadTs }) }];
}

function toLink({
  original_url: url,
  display_as_url: asUrl = false,
  display_name: name = "",
}: ValueOf<"link">[number]) {
  return { originalUrl: url, displayAsUrl: asUrl, displayName: name };
}
