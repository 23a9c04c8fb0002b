import type {
  Conversation,
  ConversationsListArguments,
  ConversationsListError,
  Methods,
  UsersConversationsArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPatterns } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { type ConversationType, conversationTypes } from "../../model/channel.js";
import type { ChannelSlice, SeenChannel } from "../../model/channel-store.js";
import { printItemCursor, readItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { findListWorkspace } from "./find-conversation.js";
import { type KindScopes, refuse, refuseType } from "./refusal.js";
import { findOwners, hasHome } from "./sharing/sharing-of.js";
import { partnerOf, toConversation } from "./to-conversation.js";

type ListConversationsOutcome = MethodOutcome<Methods["conversations.list"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.list`. */
interface ListOptions {
  readonly definition: MethodDefinition<Methods["conversations.list"]>;
  readonly store: Store;
}

/** Lists the public channels of a workspace, and the other conversations of the caller. */
export function createListConversations({ definition, store }: ListOptions) {
  const { kindScopes, paging } = definition.facts;
  return (sent: ConversationsListArguments, { caller }: Context): Promise<ListConversationsOutcome> => {
    const viewerId = caller.user?.id ?? "";
    const isGuest = caller.user?.guest !== undefined;
    const find = (slice: ChannelSlice) =>
      slice.type === "public_channel" && !isGuest
        ? store.channels.find(slice, viewerId)
        : store.channels.ofMember(slice, viewerId);
    const shows = { withIsMember: true, withMemberCount: true, viewerId };
    return listConversations({ sent, caller, store, kindScopes, defaultSize: paging.defaultSize, find, shows });
  };
}

type UsersConversationsOutcome = MethodOutcome<Methods["users.conversations"]>;

/** Dependencies of `users.conversations`. */
interface ConversationsOptions {
  readonly definition: MethodDefinition<Methods["users.conversations"]>;
  readonly store: Store;
}

/** Lists the conversations of a user. Of another user's private ones, only those that the caller is in. */
export function createUsersConversations({ definition, store }: ConversationsOptions) {
  const { kindScopes, paging } = definition.facts;
  const { channels } = store;
  return (sent: UsersConversationsArguments, { caller }: Context): Promise<UsersConversationsOutcome> => {
    const viewerId = caller.user?.id ?? "";
    const userId = sent.user ?? viewerId;
    const isGuest = caller.user?.guest !== undefined;
    const find = (slice: ChannelSlice) =>
      userId === viewerId || (slice.type === "public_channel" && !isGuest)
        ? channels.ofMember(slice, userId)
        : channels.ofBoth(slice, viewerId, userId);
    const shows = { withIsMember: false, withMemberCount: false, viewerId };
    return listConversations({ sent, caller, store, kindScopes, defaultSize: paging.defaultSize, find, shows });
  };
}

/** Arguments that the methods with lists of conversations share. */
type ListArguments = Pick<ConversationsListArguments, "types" | "exclude_archived" | "team_id" | "limit" | "cursor">;

/** A call of a method that lists conversations. */
interface ListCall {
  readonly sent: ListArguments;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly kindScopes: KindScopes;
  readonly defaultSize: number;
  readonly find: (slice: ChannelSlice) => Promise<readonly SeenChannel[]>;
  /** Keys that the method shows, and to whom. */
  readonly shows: { readonly withIsMember: boolean; readonly withMemberCount: boolean; readonly viewerId: Id };
}

type Outcome =
  | {
      readonly ok: true;
      readonly channels: readonly Conversation[];
      readonly response_metadata: { readonly next_cursor: string };
    }
  | ({ readonly ok: false } & ConversationsListError);

/** Lists conversations: reads the arguments, finds the page, and writes it. */
async function listConversations(call: ListCall): Promise<Outcome> {
  const { sent, caller, store, kindScopes, defaultSize, find, shows } = call;
  const workspace = await findListWorkspace(sent.team_id, caller, store);
  if (!workspace.ok) return workspace;
  const types = readTypes(sent.types ?? "public_channel");
  if (types === undefined) return refuse("invalid_types", sent.types, conversationTypes.join(", "));
  for (const type of types) {
    const refusal = refuseType(type, caller, kindScopes);
    if (refusal !== undefined) return refusal;
  }
  const { id: workspaceId } = workspace;
  const limit = sent.limit ?? defaultSize;
  const page = await findConversationPage({ workspaceId, types, limit, cursor: sent.cursor ?? "", find });
  if (page === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
  const deactivated = await findDeactivated(page, shows.viewerId, store);
  const owners = await findOwners(
    page.items.map(({ channel }) => channel),
    store,
  );
  const shown = page.items.filter(
    ({ channel }) => hasHome(channel, owners) && (sent.exclude_archived !== true || !channel.archived),
  );
  const view = { ...shows, workspaceId, withReading: false, deactivated, owners };
  return {
    ok: true,
    channels: shown.map((seen) => toConversation(seen, view)),
    response_metadata: { next_cursor: page.nextCursor },
  };
}

/** Deactivated users among the partners of the direct conversations of a page. */
async function findDeactivated({ items }: ConversationPage, viewerId: Id, store: Store): Promise<ReadonlySet<Id>> {
  const partners = items.flatMap(({ channel }) => (channel.kind === "im" ? [partnerOf(channel, viewerId)] : []));
  if (partners.length === 0) return new Set();
  const users = await store.users.getMany(partners);
  return new Set(users.filter(({ active }) => !active).map(({ id }) => id));
}

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
interface ConversationPage {
  readonly items: readonly SeenChannel[];
  /** Empty on the last page. */
  readonly nextCursor: string;
}

/** Finds a page of conversations; undefined for a cursor of another list. */
async function findConversationPage(list: ConversationList): Promise<ConversationPage | undefined> {
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
function readTypes(sent: string): ReadonlySet<ConversationType> | undefined {
  const words = sent
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const types = words.flatMap((word) => conversationTypes.find((type) => type === word) ?? []);
  return types.length === words.length && types.length > 0 ? new Set(types) : undefined;
}
