import type { Conversation, ConversationsOpenArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { changedView, newMembership } from "../conversations/changed-view.js";
import { readDirect } from "../conversations/direct/read-direct.js";
import type { KindScopes } from "../conversations/kind-scopes.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { toConversation } from "../conversations/to-conversation.js";
import { findDirect } from "./find-direct.js";
import { type Opening, openWithUsers } from "./open-with-users.js";

type Outcome = MethodOutcome<Methods["conversations.open"]>;
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
  return (sent: ConversationsOpenArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(options.store, async () => {
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
): Promise<Decision<Outcome>> {
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
