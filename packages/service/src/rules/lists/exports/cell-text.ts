import type { File } from "../../../model/file.js";
import type { Column } from "../../../model/list-column.js";
import type { CellValue, ListRow } from "../../../model/list-row.js";
import type { Store } from "../../../model/store.js";
import type { Id } from "../../../values/ids.js";
import { printSeconds, secondsOf } from "../../../values/instant.js";
import { isObject } from "../../../values/json.js";
import { leavesOf } from "../cells/referents.js";

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
