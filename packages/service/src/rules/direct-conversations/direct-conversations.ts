import type {
  Conversation,
  ConversationsCloseArguments,
  ConversationsOpenArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/store.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Refused } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { readDirect } from "../conversations/direct/show-direct.js";
import { type FoundConversation, findConversation } from "../conversations/find-conversation.js";
import { type KindScopes, refuseChange } from "../conversations/refusal.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { changedView, newMembership, toConversation } from "../conversations/to-conversation.js";
import { type Opening, openWithUsers } from "./open-with-users.js";

type OpenConversationOutcome = MethodOutcome<Methods["conversations.open"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.open`. */
interface OpenOptions {
  readonly definition: MethodDefinition<Methods["conversations.open"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
}

/** Opens a direct or group conversation for the caller, and makes it if its users have none. */
export function createOpenConversation({ definition, ...options }: OpenOptions) {
  const { kindScopes } = definition.facts;
  return (sent: ConversationsOpenArguments, { caller, now }: Context): Promise<OpenConversationOutcome> =>
    decide<OpenConversationOutcome>(options.store, async () => {
      const call = { ...options, sent, caller, kindScopes, nowMs: now.getTime() };
      const found = await findOpening(call);
      return found.ok ? decideOpen(found, call) : { kind: "answer", answer: found };
    });
}

interface Call extends Omit<OpenOptions, "definition"> {
  readonly sent: ConversationsOpenArguments;
  readonly caller: WebapiCaller;
  readonly kindScopes: KindScopes;
  readonly nowMs: number;
}

/** A conversation takes precedence over users. */
async function findOpening(call: Call): Promise<Opening> {
  const { channel, users = [], prevent_creation: mustExist = false } = call.sent;
  if (channel === undefined) return openWithUsers(users, { ...call, mustExist });
  const found = await findDirect(channel, call);
  return found.ok ? { ok: true, seen: found, expect: [], writes: [] } : found;
}

async function decideOpen(
  { seen, expect, writes }: Extract<Opening, { readonly ok: true }>,
  call: Call,
): Promise<Decision<OpenConversationOutcome>> {
  const channel = await toOpened({ ...seen, membership: { ...(seen.membership ?? newMembership), open: true } }, call);
  if (writes.length === 0 && seen.membership?.open === true) {
    return { kind: "answer", answer: { ok: true, no_op: true, already_open: true, channel } };
  }
  const userId = call.caller.user?.id ?? "";
  const answer = () => ({ ok: true, channel }) as const;
  if (writes.length > 0) return { kind: "commit", batch: { expect, writes }, answer };
  const member = { channelId: seen.channel.id, userId };
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "channelMember", ...member }],
      writes: [{ kind: "changeMembership", ...member, open: true }],
    },
    answer,
  };
}

async function toOpened(seen: SeenChannel, { sent, caller, store, siteUrl, nowMs }: Call): Promise<Conversation> {
  if (sent.return_im !== true) return { id: seen.channel.id };
  const view = changedView(caller, noOwners);
  const direct = await readDirect(seen, { viewerId: view.viewerId, siteUrl, nowMs }, store);
  return toConversation(seen, { ...view, ...direct });
}

type CloseConversationOutcome = MethodOutcome<Methods["conversations.close"]>;

/** Dependencies of `conversations.close`. */
interface CloseOptions {
  readonly definition: MethodDefinition<Methods["conversations.close"]>;
  readonly store: Store;
}

/** Hides a direct or group conversation from the caller's sidebar until its next message. */
export function createCloseConversation({ definition, store }: CloseOptions) {
  const { kindScopes } = definition.facts;
  return ({ channel: id }: ConversationsCloseArguments, { caller }: Context): Promise<CloseConversationOutcome> =>
    decide<CloseConversationOutcome>(store, async () => {
      const found = await findDirect(id, { caller, store, kindScopes });
      if (!found.ok) return { kind: "answer", answer: (await refuseForeignDm(id, caller, store)) ?? found };
      if (found.membership?.open !== true) {
        return { kind: "answer", answer: { ok: true, no_op: true, already_closed: true } };
      }
      const member = { channelId: found.channel.id, userId: caller.user?.id ?? "" };
      return {
        kind: "commit",
        batch: {
          expect: [{ kind: "channelMember", ...member }],
          writes: [{ kind: "changeMembership", ...member, open: false }],
        },
        answer: () => ({ ok: true }),
      };
    });
}

/** Refuses a direct conversation of two other users of the workspace with a code of its own. */
async function refuseForeignDm(id: string, { workspace, user }: WebapiCaller, store: Store) {
  const channel = await store.channels.get(id);
  if (channel?.kind !== "im" || channel.deleted === true || channel.workspaceId !== workspace.id) return undefined;
  if (channel.dmUserIds?.includes(user?.id ?? "") === true) return undefined;
  return refuseChange("user_does_not_own_channel", id, "a direct conversation of the caller");
}

type FoundDirect = FoundConversation | Refused<"method_not_supported_for_channel_type">;

/** Finds the direct or group conversation that a call is about. Channels are refused. */
export async function findDirect(...args: Parameters<typeof findConversation>): Promise<FoundDirect> {
  const found = await findConversation(...args);
  if (!found.ok) return found;
  const { kind } = found.channel;
  if (kind === "im" || kind === "mpim") return found;
  return refuseChange("method_not_supported_for_channel_type", kind, "a direct or group conversation");
}
