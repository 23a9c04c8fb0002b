import type {
  Conversation,
  ConversationsCloseArguments,
  ConversationsOpenArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Expectation, SilentWrite, Store } from "../../model/store.js";
import { homeOf, type User } from "../../model/user.js";
import { type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import type { Site } from "../../values/site-addresses.js";
import { type NewDirect, newDm, newGroup, readDirect } from "../conversations/direct.js";
import { type FoundConversation, findConversation } from "../conversations/find-conversation.js";
import { type KindScopes, type MissingScope, refuse, refuseChange, refuseType } from "../conversations/refusal.js";
import { noOwners } from "../conversations/sharing/sharing-of.js";
import { changedView, newMembership, toConversation } from "../conversations/to-conversation.js";
import { isVisible } from "../directory/find-visible.js";
import { isForeign, reachesUser } from "../directory/reach.js";
import { isActive } from "../directory/user.js";

type OpenConversationOutcome = MethodOutcome<Methods["conversations.open"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `conversations.open`. */
interface OpenOptions {
  readonly definition: MethodDefinition<Methods["conversations.open"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
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

async function toOpened(seen: SeenChannel, { sent, caller, store, site, nowMs }: Call): Promise<Conversation> {
  if (sent.return_im !== true) return { id: seen.channel.id };
  const view = changedView(caller, noOwners);
  const direct = await readDirect(seen, { viewerId: view.viewerId, address: site.of(caller.workspace), nowMs }, store);
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
async function findDirect(...args: Parameters<typeof findConversation>): Promise<FoundDirect> {
  const found = await findConversation(...args);
  if (!found.ok) return found;
  const { kind } = found.channel;
  if (kind === "im" || kind === "mpim") return found;
  return refuseChange("method_not_supported_for_channel_type", kind, "a direct or group conversation");
}

/** A conversation to open, with what makes the caller a member of it, or why the call is refused. */
type Opening =
  | {
      readonly ok: true;
      readonly seen: SeenChannel;
      readonly expect: readonly Expectation[];
      /** Empty if the caller is a member already. */
      readonly writes: readonly SilentWrite[];
    }
  | Refused<
      | "channel_not_found"
      | "invalid_user_combination"
      | "method_not_supported_for_channel_type"
      | "team_access_not_granted"
      | "too_many_users"
      | "user_disabled"
      | "user_not_found"
      | "user_not_visible"
      | "users_list_not_supplied"
    >
  | MissingScope;

interface OpeningCall {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly ids: Ids;
  readonly kindScopes: KindScopes;
  readonly nowMs: number;
  /** Whether no conversation is made. */
  readonly mustExist: boolean;
}

/** Finds or makes the conversation of the caller and exactly these users. */
async function openWithUsers(named: readonly Id[], call: OpeningCall): Promise<Opening> {
  const { caller, store, kindScopes, mustExist } = call;
  const self = caller.user;
  if (named.length === 0) return refuseChange("users_list_not_supplied", "", "a conversation, or users");
  if (self === undefined) return refuseChange("user_not_found", caller.token.userId, "a user of the token");
  const others = [...new Set(named)].filter((id) => id !== self.id);
  const refusal = refuseType(others.length > 1 ? "mpim" : "im", caller, kindScopes) ?? refuseCrowd(others);
  if (refusal !== undefined) return refusal;
  const found = await findPartners(others, { ...call, self });
  if (!found.ok) return found;
  const existing = await store.channels.dm(caller.workspace.id, ...toIds(self, others));
  if (existing === undefined && !mustExist) return toOpening(await beginDirect(self, found.users, call));
  if (existing === undefined || existing.deleted === true) {
    return refuse("channel_not_found", others.join(","), "an existing conversation of the users");
  }
  return rejoin(existing, self.id, store);
}

/** Users of the conversation. A conversation with oneself has the user twice. */
function toIds({ id }: User, [first = id, ...more]: readonly Id[]): readonly [Id, Id, ...Id[]] {
  return [id, first, ...more];
}

function refuseCrowd(others: readonly Id[]): Refused<"too_many_users"> | undefined {
  const { value } = serviceLimits.directPartners;
  return others.length > value ? refuseChange("too_many_users", others.length, `at most ${value} users`) : undefined;
}

async function beginDirect(self: User, users: readonly User[], call: OpeningCall): Promise<NewDirect> {
  const beginning = { ...call, workspaceId: call.caller.workspace.id };
  const [one = self, ...more] = users;
  if (more.length === 0) return newDm([self.id, one.id], beginning);
  for (let place = 1; ; place += 1) {
    const group = newGroup([self, ...users], place, beginning);
    const taken = await call.store.channels.byName(beginning.workspaceId, group.channel.name ?? "");
    if (taken === undefined) return group;
  }
}

function toOpening({ channel, expect, writes }: NewDirect): Opening {
  const memberCount = new Set(channel.dmUserIds).size;
  return { ok: true, seen: { channel, memberCount, membership: newMembership }, expect, writes };
}

/** A caller who lost the membership, such as a bot that was installed again, gets it back. */
async function rejoin({ id: channelId }: Channel, userId: Id, store: Store): Promise<Opening> {
  const seen = await store.channels.seenBy(channelId, userId);
  if (seen === undefined) return refuse("channel_not_found", channelId, "an existing conversation of the users");
  if (seen.membership !== undefined) return { ok: true, seen, expect: [], writes: [] };
  return {
    ok: true,
    seen: { ...seen, memberCount: seen.memberCount + 1 },
    expect: [{ kind: "channelStranger", channelId, userId }],
    writes: [{ kind: "addChannelMembers", channelId, userIds: [userId] }],
  };
}

type PartnerRefusal = Refused<
  "invalid_user_combination" | "team_access_not_granted" | "user_disabled" | "user_not_found" | "user_not_visible"
>;

type Partners = { readonly ok: true; readonly users: readonly User[] } | PartnerRefusal;

interface Search {
  readonly caller: WebapiCaller;
  /** User or bot that the call acts as. */
  readonly self: User;
  readonly store: Store;
  readonly nowMs: number;
}

/** Finds the users whom the caller may have a conversation with, in the order given, or why one of them is refused. */
async function findPartners(ids: readonly Id[], search: Search): Promise<Partners> {
  const found = new Map((await search.store.users.getMany(ids)).map((user) => [user.id, user]));
  const users: User[] = [];
  for (const id of ids) {
    const user = found.get(id);
    if (user === undefined) return refuseChange("user_not_found", id, "an existing user");
    const refusal = await refusePartner(user, search);
    if (refusal !== undefined) return refusal;
    users.push(user);
  }
  return refuseBots(users, search) ?? (await refuseStrangers(users, search)) ?? { ok: true, users };
}

async function refusePartner(user: User, { caller, self, store, nowMs }: Search): Promise<PartnerRefusal | undefined> {
  if (!(await isVisible(user, caller, store))) {
    if (self.guest === undefined || isForeign(user, caller)) {
      return refuseChange("user_not_found", user.id, "a user whom the caller sees");
    }
    return refuseChange("user_not_visible", user.id, "a user who shares a channel with the guest");
  }
  if (!isActive(user, nowMs)) return refuseChange("user_disabled", user.id, "an active user");
  if (isForeign(user, caller) || (await reachesUser(caller, user, store))) return undefined;
  return refuseChange("team_access_not_granted", user.id, "a user of a workspace that the installation was granted to");
}

/** Two bots have no direct conversation, and a bot has none with itself. */
function refuseBots([one, ...more]: readonly User[], { self }: Search): PartnerRefusal | undefined {
  if (self.kind !== "bot" || more.length > 0 || (one ?? self).kind !== "bot") return undefined;
  return refuseChange("invalid_user_combination", (one ?? self).id, "a user who is not a bot");
}

/** Users of different companies share a conversation only if they already share a channel. */
async function refuseStrangers(users: readonly User[], { caller, store }: Search): Promise<PartnerRefusal | undefined> {
  for (const external of users.filter((user) => isForeign(user, caller))) {
    for (const other of users.filter((user) => homeOf(user) !== homeOf(external))) {
      if (await store.channels.shareChannel(external.id, other.id)) continue;
      return refuseChange("invalid_user_combination", other.id, `a user who shares a channel with ${external.id}`);
    }
  }
  return undefined;
}
