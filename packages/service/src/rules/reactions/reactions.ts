import type {
  Methods,
  Paging,
  ReactedItem,
  ReactionsAddArguments,
  ReactionsGetArguments,
  ReactionsListArguments,
  ReactionsRemoveArguments,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import { printCursor, readCursor } from "../../model/paging.js";
import type { OwnReaction, ReactedBy } from "../../model/reaction.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Site } from "../../values/site-addresses.js";
import { toFile } from "../conversations/files/to-file.js";
import { toMessages } from "../conversations/message-objects.js";
import type { MessageView } from "../conversations/to-message.js";
import { mainNameOf } from "../directory/emoji/main-name.js";
import { findVisible } from "../directory/find-visible.js";
import { findAddressed } from "../directory/reach.js";
import {
  findMessageIn,
  findNamedConversation,
  findNamedFile,
  findNamedMessage,
  refuse,
  refuseLocked,
} from "./find-item.js";

type AddReactionOutcome = MethodOutcome<Methods["reactions.add"]>;
type Context = MethodContext<WebapiCaller>;

const { reactionEmoji, reactionsOfUser } = serviceLimits;
const [emojiAtMost, ownAtMost] = [reactionEmoji.value, reactionsOfUser.value];

/** Adds a reaction of the caller to a message. */
export function createAddReaction({ store }: { readonly store: Store }) {
  return (sent: ReactionsAddArguments, { caller }: Context): Promise<AddReactionOutcome> =>
    decide(store, () => decideAdding(sent, caller, store));
}

async function decideAdding(
  sent: ReactionsAddArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<AddReactionOutcome>> {
  const found = await findReactable(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { reaction } = found;
  const refusal = await refuseFull(reaction, store);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "mayReact", emojiAtMost, ownAtMost, ...reaction }],
      writes: [{ kind: "recordActivity", activity: [{ kind: "reaction", ...reaction }] }],
    },
    answer: () => ({ ok: true }),
  };
}

/** The reaction that a call adds, if the caller may react to the message. */
async function findReactable(sent: ReactionsAddArguments, caller: WebapiCaller, store: Store) {
  const { file, file_comment: comment } = sent;
  if (file !== undefined || comment !== undefined) return refuse("not_reactable", file ?? comment, "a message");
  const seen = await findNamedConversation(sent, caller, store);
  if (!seen.ok) return seen;
  const { channel, membership } = seen;
  if (channel.archived) return refuse("is_archived", channel.id, "a conversation that is not archived");
  if (membership === undefined) return refuse("not_in_channel", channel.id, "a channel that the caller has joined");
  const found = await findMessageIn(channel, sent, store);
  if (!found.ok) return found;
  const { message } = found;
  const locked = await refuseLocked(message, store);
  if (locked !== undefined) return locked;
  const name = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
  if (name === undefined) return refuse("invalid_name", sent.name, "the name of an emoji without colons");
  const reaction: OwnReaction = { channelId: channel.id, ts: message.ts, userId: caller.user?.id ?? "", name };
  return { ok: true, reaction } as const;
}

async function refuseFull(reaction: OwnReaction, { reactions }: Store) {
  const { isOwn, ownCount, otherEmoji } = await reactions.room(reaction);
  if (isOwn) return refuse("already_reacted", reaction.name, "an emoji that the caller has not reacted with");
  if (otherEmoji >= emojiAtMost) return refuse("too_many_emoji", otherEmoji, `fewer than ${emojiAtMost} other emoji`);
  if (ownCount >= ownAtMost) return refuse("too_many_reactions", ownCount, `fewer than ${ownAtMost} emoji`);
  return undefined;
}

type GetReactionsOutcome = MethodOutcome<Methods["reactions.get"]>;

/** Dependencies of `reactions.get`. */
interface GetOptions {
  readonly store: Store;
  readonly site: Site;
}

/** Returns a message with its reactions. */
export function createGetReactions({ store, site }: GetOptions) {
  return async (sent: ReactionsGetArguments, { caller }: Context): Promise<GetReactionsOutcome> => {
    if (sent.timestamp === undefined) {
      const named = await findNamedFile(sent, caller, store);
      return named.ok
        ? { ok: true, type: "file", file: toFile(named.file, { address: site.of(caller.workspace) }) }
        : named;
    }
    const found = await findNamedMessage(sent, caller, store);
    if (!found.ok) return found;
    const { channel } = found;
    const [message] = await toMessages(
      [found.message],
      viewOf(channel, { caller, site, full: sent.full === true }),
      store,
    );
    return { ok: true, type: "message", channel: channel.id, ...(message !== undefined && { message }) };
  };
}

type ListReactionsOutcome = MethodOutcome<Methods["reactions.list"]>;

/** Default page size. */
const defaultCount = 100;

/** Dependencies of `reactions.list`. */
interface ListOptions {
  readonly store: Store;
  readonly site: Site;
}

/** Lists what a user reacted to. */
export function createListReactions({ store, site }: ListOptions) {
  return async (sent: ReactionsListArguments, { caller }: Context): Promise<ListReactionsOutcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "a user that the caller sees");
    const workspaceId = addressed.workspace.id;
    const selection = { userId: user.id, workspaceId, ...viewerOf(caller) };
    const { count = defaultCount, page = 1, cursor = "", limit = 0 } = sent;
    const list = ["reactions.list", workspaceId, user.id];
    const start = readPlace(list, cursor);
    if (start === "unknown") return refuse("invalid_cursor", cursor, "a cursor of this list");
    const isNumbered = cursor === "" && limit === 0;
    const size = limit === 0 ? count : limit;
    const offset = isNumbered ? (page - 1) * count : 0;
    const found = await store.reactions.by({ ...selection, ...start, offset, limit: size + 1 });
    const next = found[size];
    return {
      ok: true,
      items: await toItems(found.slice(0, size), { caller, store, site, full: sent.full === true }),
      ...(isNumbered && { paging: await toPaging({ count, page }, selection, store) }),
      response_metadata: { next_cursor: next === undefined ? "" : printCursor(list, [next.channelId, next.ts]) },
    };
  };
}

/** A guest sees only joined channels. */
function viewerOf({ user }: WebapiCaller) {
  return { viewerId: user?.id ?? "", seesPublic: user !== undefined && user.guest === undefined };
}

function readPlace(list: readonly unknown[], cursor: string) {
  if (cursor === "") return {};
  const [channelId, ts] = readCursor(list, cursor) ?? [];
  return channelId === undefined || ts === undefined ? "unknown" : { from: { channelId, ts } };
}

interface Showing {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly site: Site;
  readonly full: boolean;
}

/** Items in the order of their messages, which are read by conversation. */
async function toItems(found: readonly Message[], { store, ...viewing }: Showing): Promise<readonly ReactedItem[]> {
  const byChannel = Map.groupBy(found, ({ channelId }) => channelId);
  const each = await Promise.all(
    [...byChannel].map(async ([channelId, messages]): Promise<readonly ReactedItem[]> => {
      const channel = await store.channels.get(channelId);
      if (channel === undefined) return [];
      const shown = await toMessages(messages, viewOf(channel, viewing), store);
      return shown.map((message) => ({ type: "message", channel: channelId, message }));
    }),
  );
  const items = new Map(each.flat().map((item) => [`${item.channel} ${item.message.ts}`, item]));
  return found.flatMap(({ channelId, ts }) => items.get(`${channelId} ${ts}`) ?? []);
}

async function toPaging(
  { count, page }: { readonly count: number; readonly page: number },
  selection: ReactedBy,
  { reactions }: Store,
): Promise<Paging> {
  const total = await reactions.countBy(selection);
  return { count, total, page, pages: Math.ceil(total / count) };
}

type RemoveReactionOutcome = MethodOutcome<Methods["reactions.remove"]>;

/** Removes a reaction of the caller. */
export function createRemoveReaction({ store }: { readonly store: Store }) {
  return (sent: ReactionsRemoveArguments, { caller }: Context): Promise<RemoveReactionOutcome> =>
    decide(store, () => decideRemoval(sent, caller, store));
}

async function decideRemoval(
  sent: ReactionsRemoveArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Decision<RemoveReactionOutcome>> {
  const found = await findReaction(sent, caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  const { reaction } = found;
  return {
    kind: "commit",
    batch: { expect: [{ kind: "hasReacted", ...reaction }], writes: [{ kind: "removeReaction", ...reaction }] },
    answer: () => ({ ok: true }),
  };
}

/** The reaction of the caller that a call removes. */
async function findReaction(sent: ReactionsRemoveArguments, caller: WebapiCaller, store: Store) {
  const mainName = await mainNameOf(sent.name, (caller.organization ?? caller.workspace).id, store);
  if (sent.timestamp === undefined) {
    const found = await findNamedFile(sent, caller, store);
    if (!found.ok) return found;
    return mainName === undefined ? refuseName(sent.name) : refuse("no_reaction", found.file.id, "a reaction");
  }
  const found = await findNamedMessage(sent, caller, store);
  if (!found.ok) return found;
  const { message } = found;
  const locked = await refuseLocked(message, store);
  if (locked !== undefined) return locked;
  const by = { channelId: message.channelId, ts: message.ts, userId: caller.user?.id ?? "" };
  const reaction = await findOwn([mainName ?? sent.name, sent.name], by, store);
  if (reaction !== undefined) return { ok: true, reaction } as const;
  return mainName === undefined ? refuseName(sent.name) : refuse("no_reaction", sent.name, "a reaction of the caller");
}

/** A reaction recorded elsewhere may have another name of the emoji, or that of an emoji that no longer exists. */
async function findOwn(names: readonly string[], by: Omit<OwnReaction, "name">, { reactions }: Store) {
  for (const name of new Set(names)) {
    const reaction: OwnReaction = { ...by, name };
    if ((await reactions.room(reaction)).isOwn) return reaction;
  }
  return undefined;
}

function refuseName(name: string) {
  return refuse("invalid_name", name, "the name of an emoji without colons");
}

interface Viewing {
  readonly caller: WebapiCaller;
  readonly site: Site;
  /** Whether to show all users of each reaction. */
  readonly full: boolean;
}

/** The view of the messages of a conversation in the methods of reactions: without metadata. */
function viewOf(channel: Channel, { caller, site, full }: Viewing): MessageView {
  const view = {
    channel,
    viewerId: caller.user?.id ?? "",
    address: site.of(caller.workspace),
    metadata: new Set<string>(),
  };
  return full ? { ...view, reactors: "all" } : view;
}
