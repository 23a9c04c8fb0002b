import type { CellValue } from "../../../model/list-row.js";
import type { Id } from "../../../values/ids.js";
import { readTs, type Ts } from "../../../values/instant.js";
import { isObject } from "../../../values/json.js";
import { archivesPath, splitWorkspacePath } from "../../../values/site-addresses.js";

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

/** Users and channels that a rich text mentions. */
interface Mentions {
  readonly userIds: readonly Id[];
  readonly channelIds: readonly Id[];
}

/** Mentions in a rich text, in order. */
export function mentionsIn(blocks: unknown): Mentions {
  const leaves = leavesOf(blocks);
  const ids = (type: string, key: string) =>
    leaves.flatMap((leaf) => {
      const id = leaf["type"] === type ? leaf[key] : undefined;
      return typeof id === "string" ? [id] : [];
    });
  return { userIds: ids("user", "user_id"), channelIds: ids("channel", "channel_id") };
}

/** Leaf elements of a rich text. */
export function leavesOf(value: unknown): readonly { readonly [key: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  if (!isObject(value)) return [];
  return Array.isArray(value["elements"]) ? leavesOf(value["elements"]) : [value];
}

const webAddress = /^https?:\/\/[^/?#\s]+(\/[^?#\s]*)(?:\?([^#\s]*))?(?:#\S*)?$/;
const permalink = /^([A-Z0-9]+)\/p(\d{10})(\d{6})$/;

/** A message that a permalink names. */
interface LinkedMessage {
  readonly channelId: Id;
  readonly ts: Ts;
  /** Set if the permalink names a thread. */
  readonly threadTs?: Ts;
}

/** The message of a permalink; undefined for any other text. */
export function readPermalink(text: string): LinkedMessage | undefined {
  const [, pathname = "", query] = webAddress.exec(text) ?? [];
  const { path } = splitWorkspacePath(pathname);
  const name = path.startsWith(`${archivesPath}/`) ? path.slice(archivesPath.length + 1) : "";
  const [, channelId, seconds, microseconds] = permalink.exec(name) ?? [];
  if (channelId === undefined) return undefined;
  const threadTs = new URLSearchParams(query).get("thread_ts") ?? "";
  const isThreaded = readTs(threadTs) !== undefined;
  return { channelId, ts: `${seconds}.${microseconds}`, ...(isThreaded && { threadTs }) };
}
