import type { Methods, Paging, ReactedItem, ReactionsListArguments, ReactionsListRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { Message } from "../../model/message.js";
import { printCursor, readCursor } from "../../model/paging/cursor.js";
import type { ReactedBy } from "../../model/reaction-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { createRefuse } from "../../store/refusal.js";
import { toMessages } from "../conversations/message-objects.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { findVisible } from "../directory/find-visible.js";
import { viewOf } from "./view-of.js";

type Outcome = MethodOutcome<Methods["reactions.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<ReactionsListRefusal["error"]>("everyday-2#annotations");

/** Default page size. */
const defaultCount = 100;

/** Dependencies of `reactions.list`. */
interface ListOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists what a user reacted to. */
export function createListReactions({ store, siteUrl }: ListOptions) {
  return async (sent: ReactionsListArguments, { caller }: Context): Promise<Outcome> => {
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
      items: await toItems(found.slice(0, size), { caller, store, siteUrl, full: sent.full === true }),
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
  readonly siteUrl: string;
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
