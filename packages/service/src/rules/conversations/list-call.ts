import type { Conversation, ConversationsListArguments, ConversationsListError } from "@rollcall/api/webapi";
import type { ChannelSlice, SeenChannel } from "../../model/channel-store.js";
import { conversationTypes } from "../../model/conversation-type.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Id } from "../../values/ids.js";
import { type ConversationPage, findConversationPage, readTypes } from "./find-list.js";
import { findListWorkspace } from "./find-list-workspace.js";
import { type KindScopes, refuseType } from "./kind-scopes.js";
import { refuse } from "./refusal.js";
import { findOwners, hasHome } from "./sharing/sharing-of.js";
import { partnerOf, toConversation } from "./to-conversation.js";

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
export async function listConversations(call: ListCall): Promise<Outcome> {
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
