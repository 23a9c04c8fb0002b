import { idPatterns } from "../../generated/service.js";
import type { ChannelSlice, SeenChannel } from "../../model/channel-store.js";
import { type ConversationType, conversationTypes } from "../../model/conversation-type.js";
import { printItemCursor, readItemCursor } from "../../model/paging/item-cursor.js";

/** One section of the list: channels, then group conversations, then direct conversations. */
const sections: readonly (readonly ConversationType[])[] = [["public_channel", "private_channel"], ["mpim"], ["im"]];

/** Place where a page starts. */
interface Start {
  /** Index in {@link sections}. */
  readonly section: number;
  /** Lowest ID of the page in that section. */
  readonly from: string;
}

/** A list of conversations. */
interface ConversationList {
  readonly workspaceId: string;
  readonly types: ReadonlySet<ConversationType>;
  readonly limit: number;
  /** Empty for the first page. */
  readonly cursor: string;
  /** Reads a page of one type. */
  readonly find: (slice: ChannelSlice) => Promise<readonly SeenChannel[]>;
}

/** A page of conversations. */
export interface ConversationPage {
  readonly items: readonly SeenChannel[];
  /** Empty on the last page. */
  readonly nextCursor: string;
}

/** Finds a page of conversations; undefined for a cursor of another list. */
export async function findConversationPage(list: ConversationList): Promise<ConversationPage | undefined> {
  const start = startOf(list.cursor);
  if (start === undefined) return undefined;
  const items: SeenChannel[] = [];
  for (const [at, section] of sections.entries()) {
    if (at < start.section || items.length > list.limit) continue;
    const from = at === start.section ? start.from : "";
    items.push(...(await findSection(section, from, { ...list, limit: list.limit + 1 - items.length })));
  }
  const next = items[list.limit]?.channel;
  return { items: items.slice(0, list.limit), nextCursor: next === undefined ? "" : printStart(next) };
}

/** The first conversations of a section, merged by ID. */
async function findSection(
  section: readonly ConversationType[],
  from: string,
  { workspaceId, types, limit, find }: ConversationList,
): Promise<readonly SeenChannel[]> {
  const wanted = section.filter((type) => types.has(type));
  const found = await Promise.all(wanted.map((type) => find({ workspaceId, type, from, limit })));
  if (found.length <= 1) return found[0] ?? [];
  return found
    .flat()
    .sort((one, other) => (one.channel.id < other.channel.id ? -1 : 1))
    .slice(0, limit);
}

/** Group conversations and channels have the same prefix, so a cursor of the former says so. */
function printStart({ id, kind }: SeenChannel["channel"]): string {
  if (kind === "im") return printItemCursor("im_id", id);
  return printItemCursor("team", kind === "mpim" ? `mpim:${id}` : id);
}

function startOf(cursor: string): Start | undefined {
  if (cursor === "") return { section: 0, from: "" };
  const read = readItemCursor(["team", "im_id"], cursor);
  if (read === undefined) return undefined;
  const isGroup = read.item.startsWith("mpim:");
  const from = isGroup ? read.item.slice("mpim:".length) : read.item;
  if (read.prefix === "im_id") return idPatterns.dm.test(from) && !isGroup ? { section: 2, from } : undefined;
  return idPatterns.channel.test(from) ? { section: isGroup ? 1 : 0, from } : undefined;
}

/** Types that a call names, separated by commas; undefined if one of them is unknown. */
export function readTypes(sent: string): ReadonlySet<ConversationType> | undefined {
  const words = sent
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const types = words.flatMap((word) => conversationTypes.find((type) => type === word) ?? []);
  return types.length === words.length && types.length > 0 ? new Set(types) : undefined;
}
