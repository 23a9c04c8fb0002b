import type { ListItem, ListItemField } from "@rollcall/api/webapi";
import type { File } from "../../../model/file.js";
import type { List } from "../../../model/list.js";
import type { Column } from "../../../model/list-column.js";
import type { CellValue, ListRow } from "../../../model/list-row.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { printSeconds, secondsOf } from "../../../values/instant.js";
import { isObject } from "../../../values/json.js";
import { leavesOf, readPermalink } from "../cells/referents.js";
import { keyOf } from "../columns.js";

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

/** Value of a row in a column: its cell or, in columns of authors and times, the row's own. */
export function cellIn(row: ListRow, { id, type }: Column): CellValue | undefined {
  if (type === "created_by") return { kind: "user", value: [row.createdBy] };
  if (type === "edited_by") return { kind: "user", value: [row.editedBy] };
  if (type === "created_time") return { kind: "timestamp", value: [secondsOf(row.created)] };
  if (type === "edited_time") return { kind: "timestamp", value: [secondsOf(row.edited)] };
  return row.cells[id];
}

/** Names of what cells refer to. Deleted things are left out. */
export interface Names {
  readonly users: ReadonlyMap<Id, string>;
  readonly channels: ReadonlyMap<Id, string>;
  readonly files: ReadonlyMap<Id, File>;
}

/** IDs to look up. */
interface Wanted {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
  readonly fileIds: readonly Id[];
}

/** Looks up the names for a page of rows. */
export async function findNames(
  { userIds, channelIds, fileIds }: Wanted,
  { users, channels, files }: Pick<Store, "users" | "channels" | "files">,
): Promise<Names> {
  const [foundUsers, foundChannels, foundFiles] = await Promise.all([
    userIds.length === 0 ? [] : users.getMany(userIds),
    Promise.all(channelIds.map((id) => channels.get(id))),
    fileIds.length === 0 ? [] : files.getMany(fileIds),
  ]);
  return {
    users: new Map(foundUsers.map(({ id, displayName }) => [id, displayName])),
    channels: new Map(
      foundChannels.flatMap((channel) => (channel?.name === undefined ? [] : [[channel.id, channel.name]])),
    ),
    files: new Map(foundFiles.flatMap((file) => (file.deleted === undefined ? [[file.id, file]] : []))),
  };
}

/** Files in a cell. */
export function filesOf(cell: CellValue): readonly Id[] {
  if (cell.kind === "attachment") return cell.value;
  return cell.kind === "reference" ? cell.value.map(({ file }) => file.file_id) : [];
}

/** For texts that name people and channels by their IDs. */
export const noNames: Names = { users: new Map(), channels: new Map(), files: new Map() };
