import type { ConversationsInfoArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SeenChannel } from "../channels/channel-store.js";
import { isActive } from "../directory/is-active.js";
import { userDefaults } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Id } from "../values/ids.js";
import { printTs } from "../values/message-ts.js";
import { findConversation } from "./find-conversation.js";
import { toMessages } from "./message-objects.js";
import { type ConversationView, partnerOf, toConversation } from "./to-conversation.js";

type Outcome = MethodOutcome<Methods["conversations.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.info`. */
interface InfoOptions {
  readonly definition: MethodDefinition<Methods["conversations.info"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns information about a conversation. */
export function createConversationInfo({ definition, store, siteUrl }: InfoOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const viewerId = caller.user?.id ?? "";
    const view = {
      workspaceId: caller.workspace.id,
      viewerId,
      withIsMember: true,
      withReading: true,
      withMemberCount: sent.include_num_members === true,
      ...(sent.include_locale === true && { locale: caller.user?.locale ?? userDefaults.locale }),
    };
    const direct = await readDirect(found, { viewerId, siteUrl, nowMs: now.getTime() }, store);
    return { ok: true, channel: toConversation(found, { ...view, ...direct }) };
  };
}

interface Viewer {
  readonly viewerId: Id;
  readonly siteUrl: string;
  readonly nowMs: number;
}

/** What only a direct conversation shows: its newest message, what is unread, and whether the other user is gone. */
async function readDirect(
  { channel, membership }: SeenChannel,
  { viewerId, siteUrl, nowMs }: Viewer,
  store: Store,
): Promise<Pick<ConversationView, "deactivated" | "unread">> {
  if (channel.kind !== "im" || membership === undefined) return { deactivated: new Set() };
  const { messages, users } = store;
  const [[newest], unread, partner] = await Promise.all([
    messages.history(channel.id, { ...always, order: "newestFirst", limit: 1 }),
    messages.countAfter(channel.id, membership.lastReadTs),
    users.get(partnerOf(channel, viewerId)),
  ]);
  const shown = await toMessages(
    newest === undefined ? [] : [newest],
    { channel, viewerId, siteUrl, metadata: new Set() },
    store,
  );
  return {
    deactivated: new Set(partner === undefined || isActive(partner, nowMs) ? [] : [partner.id]),
    unread: { latest: shown[0] ?? null, unread_count: unread, unread_count_display: unread },
  };
}

const always = { oldest: printTs(0), latest: printTs(Number.MAX_SAFE_INTEGER) } as const;
