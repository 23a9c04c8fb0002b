import type {
  ConversationsInfoArguments,
  ConversationsMarkArguments,
  ConversationsMembersArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { userDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import { printItemCursor, readItemCursor } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import { decide } from "../../store/decide.js";
import { readTs } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { readDirect } from "./direct.js";
import { findConversation, refuseStranger } from "./find-conversation.js";
import { refuse, refuseChange } from "./refusal.js";
import { toConversation } from "./to-conversation.js";

type ConversationInfoOutcome = MethodOutcome<Methods["conversations.info"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.info`. */
interface InfoOptions {
  readonly definition: MethodDefinition<Methods["conversations.info"]>;
  readonly store: Store;
  readonly site: Site;
}

/** Returns information about a conversation. */
export function createConversationInfo({ definition, store, site }: InfoOptions) {
  const { kindScopes } = definition.facts;
  return async (sent: ConversationsInfoArguments, { caller, now }: Context): Promise<ConversationInfoOutcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const viewerId = caller.user?.id ?? "";
    const view = {
      workspaceId: caller.workspace.id,
      viewerId,
      withIsMember: true,
      withReading: true,
      owners: found.access.owners,
      withMemberCount: sent.include_num_members === true,
      ...(sent.include_locale === true && { locale: caller.user?.locale ?? userDefaults.locale }),
    };
    const direct = await readDirect(
      found,
      { viewerId, address: site.of(caller.workspace), nowMs: now.getTime() },
      store,
    );
    return { ok: true, channel: toConversation(found, { ...view, ...direct }) };
  };
}

type ConversationMembersOutcome = MethodOutcome<Methods["conversations.members"]>;

/** Dependencies of `conversations.members`. */
interface MembersOptions {
  readonly definition: MethodDefinition<Methods["conversations.members"]>;
  readonly store: Store;
}

/** Lists the members of a conversation, in the order in which they joined. */
export function createConversationMembers({ definition, store }: MembersOptions) {
  const { kindScopes, paging } = definition.facts;
  return async (sent: ConversationsMembersArguments, { caller }: Context): Promise<ConversationMembersOutcome> => {
    const found = await findConversation(sent.channel, { caller, store, kindScopes });
    if (!found.ok) return found;
    const from = startOf(sent.cursor);
    if (from === undefined) return refuse("invalid_cursor", sent.cursor, "a cursor of this method");
    const limit = sent.limit ?? paging.defaultSize;
    const members = await store.channels.members(found.channel.id, { from, limit: limit + 1 });
    const next = members[limit];
    return {
      ok: true,
      members: members.slice(0, limit).map(({ userId }) => userId),
      response_metadata: {
        next_cursor: next === undefined ? "" : printItemCursor("user_id", `${next.userId}:${next.place}`),
      },
    };
  };
}

/** Place of the first member. It is in the cursor, so that a page is found even if that member has left. */
function startOf(cursor = ""): number | undefined {
  if (cursor === "") return 0;
  const place = /^[UW][A-Z0-9]+:(\d{1,15})$/.exec(readItemCursor(["user_id"], cursor)?.item ?? "")?.[1];
  return place === undefined ? undefined : Number(place);
}

type MarkConversationOutcome = MethodOutcome<Methods["conversations.mark"]>;

/** Dependencies of `conversations.mark`. */
interface MarkOptions {
  readonly definition: MethodDefinition<Methods["conversations.mark"]>;
  readonly store: Store;
}

/** Sets up to which message the caller has read a conversation. */
export function createMarkConversation({ definition, store }: MarkOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel, ts }: ConversationsMarkArguments, { caller }: Context): Promise<MarkConversationOutcome> =>
    decide<MarkConversationOutcome>(store, async () => {
      const found = await findConversation(channel, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: found };
      const refusal = refuseStranger(found) ?? refuseTs(ts);
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const member = { channelId: found.channel.id, userId: caller.user?.id ?? "" };
      return {
        kind: "commit",
        batch: {
          expect: [{ kind: "channelMember", ...member }],
          writes: [{ kind: "changeMembership", ...member, lastReadTs: ts }],
        },
        answer: () => ({ ok: true }),
      };
    });
}

function refuseTs(ts: string) {
  if (readTs(ts) !== undefined) return undefined;
  return refuseChange("invalid_timestamp", ts, "seconds, a dot and six digits");
}
