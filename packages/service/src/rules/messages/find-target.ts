import type { Methods } from "@rollcall/api/webapi";
import type { MethodDefinition } from "@rollcall/webapi-core";
import { idPatterns, messageDefaults } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { SeenChannel } from "../../model/channel-store.js";
import type { Workspace } from "../../model/organization.js";
import type { Expectation, SilentWrite, Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Refused } from "../../store/decide.js";
import type { Id, Ids } from "../../values/ids.js";
import { newDm, reopening } from "../conversations/direct.js";
import { findConversation } from "../conversations/find-conversation.js";
import { findWorkspaceAccess, type WorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { isForeign, reachesUser } from "../directory/reach.js";
import { isActive } from "../directory/user.js";
import { type Poster, type PostingRefusal, refuse, refusePosting, workspaceOf } from "./posting.js";

/** Channel of a message, with the expectations and writes needed to post there. */
export interface Target {
  readonly channel: Channel;
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
}

/** Context for finding a target. */
interface TargetContext {
  readonly definition: MethodDefinition<Methods["chat.postMessage"]>;
  readonly store: Store;
  readonly ids: Ids;
  readonly caller: WebapiCaller;
  readonly poster: Poster;
  readonly nowMs: number;
}

type Found = { readonly ok: true; readonly target: Target } | PostingRefusal;

/** Finds the conversation that `channel` names: by ID, by the name of a public channel, or a user's DM. */
export async function findTarget(sent: string, context: TargetContext): Promise<Found> {
  if (idPatterns.user.test(sent)) return findDm(sent, context);
  return admit(await locateChannel(sent, context), sent, context);
}

/** Finds the conversation that `channel` names, including deleted ones and those that the poster may not post to. */
export async function locateChannel(
  sent: string,
  { store, caller, poster }: Pick<TargetContext, "store" | "caller" | "poster">,
): Promise<Channel | undefined> {
  if (idPatterns.user.test(sent)) return store.channels.dm(caller.workspace.id, dmPartnerId(poster), sent);
  if (isChannelId(sent)) return store.channels.get(sent);
  const named = await store.channels.byName(caller.workspace.id, sent.replace(/^#/, ""));
  return named?.kind === "public" ? named : undefined;
}

/** User who shares a DM with the recipient: the poster or, under another identity, the system user. */
function dmPartnerId({ user, isCustomized }: Poster): string {
  return isCustomized ? messageDefaults.systemUserId : user.id;
}

function isChannelId(sent: string): boolean {
  return idPatterns.channel.test(sent) || idPatterns.dm.test(sent);
}

async function admit(channel: Channel | undefined, sent: string, context: TargetContext): Promise<Found> {
  if (channel === undefined || channel.deleted === true) return notFound(sent);
  const access = await findWorkspaceAccess(channel, context.caller, context.store);
  if (access.kind === "absent") return notFound(sent);
  const outside =
    access.kind === "foreign" ? await refuseStranger(channel, context) : await refuseOutsider(channel, access, context);
  const refusal = outside ?? refuseClosed(channel);
  if (refusal !== undefined) return refusal;
  return { ok: true, target: toTarget(channel, context.poster.user) };
}

/** A message to a conversation that members closed shows it to them again. */
function toTarget(channel: Channel, user: User): Target {
  return { channel, expect: postable(channel, user), writes: reopening(channel) };
}

/** Expects that the channel is still open and, for a private channel, that the user is still a member. */
export function postable({ id, kind }: Channel, user: User): readonly Expectation[] {
  const open = { kind: "openChannel", id } as const;
  const isForMembers = kind === "private" || kind === "session" || kind === "mpim";
  return isForMembers ? [open, { kind: "channelMember", channelId: id, userId: user.id }] : [open];
}

/** Only members can post to another company's shared channel, wherever the app is installed. */
async function refuseStranger({ id }: Channel, { store, poster }: TargetContext): Promise<PostingRefusal | undefined> {
  return (await store.channels.isMember(id, poster.user.id)) ? undefined : notFound(id);
}

/** An installation on an organization posts where it was granted. */
function refuseUngranted(access: WorkspaceAccess): PostingRefusal | undefined {
  if (access.kind !== "ungranted") return undefined;
  return refuse("team_access_not_granted", access.workspaceId, "a workspace that the installation was granted to");
}

/**
 * Both users of a DM and the members of a channel may post. Others may only post to a public channel, with a scope. Who
 * does not see the channel does not learn that it exists.
 */
async function refuseOutsider(
  channel: Channel,
  access: WorkspaceAccess,
  context: TargetContext,
): Promise<PostingRefusal | undefined> {
  const { definition, store, caller, poster } = context;
  if (access.kind === "elsewhere") return notFound(channel.id);
  const { user } = poster;
  const isMember =
    channel.kind === "im"
      ? channel.dmUserIds?.includes(user.id) === true
      : await store.channels.isMember(channel.id, user.id);
  if (!isMember && (channel.kind !== "public" || user.guest !== undefined)) return notFound(channel.id);
  const ungranted = refuseUngranted(access);
  const scope = definition.facts.furtherScopes.public;
  if (ungranted !== undefined || isMember || caller.scopes.has(scope)) return ungranted;
  return refuse("not_in_channel", channel.id, `a member, or the scope ${scope}`);
}

function refuseClosed(channel: Channel): PostingRefusal | undefined {
  if (channel.archived) return refuse("is_archived", channel.id, "a channel that is not archived");
  return channel.postingSuspended ? refuse("ekm_access_denied", channel.id, "a channel open to posts") : undefined;
}

/** Finds the DM with a user, or opens one. A customized bot uses the system user's DM. */
async function findDm(userId: string, context: TargetContext): Promise<Found> {
  const { store, caller, poster, ids, nowMs } = context;
  const user = await store.users.get(userId);
  if (user === undefined || !isActive(user, nowMs)) return notFound(userId);
  const isReached = !isForeign(user, caller) && poster.user.guest === undefined;
  if (!isReached && user.id !== poster.user.id && !(await store.channels.shareChannel(poster.user.id, user.id))) {
    return notFound(userId);
  }
  if (poster.user.kind === "bot" && user.kind === "bot" && !poster.isCustomized) return notFound(userId);
  if (isReached && !(await reachesUser(caller, user, store))) {
    return refuse("team_access_not_granted", userId, "a user of a workspace that the installation was granted to");
  }
  const partnerId = dmPartnerId(poster);
  const existing = await store.channels.dm(caller.workspace.id, partnerId, user.id);
  const refusal = existing === undefined ? undefined : refuseClosed(existing);
  if (refusal !== undefined) return refusal;
  if (existing !== undefined) {
    return { ok: true, target: toTarget(existing, poster.user) };
  }
  return { ok: true, target: newDm([partnerId, user.id], { ids, workspaceId: caller.workspace.id, nowMs }) };
}

function notFound(found: string): PostingRefusal {
  return refuse("channel_not_found", found, "a conversation that the caller can post to");
}

const refuseWriting = createRefuse<string>("everyday-1#who-may-do-what");

interface Search<Code extends string> {
  readonly caller: WebapiCaller;
  /** User or bot that the call acts as. */
  readonly actor: User;
  readonly store: Store;
  /** Code for an app that the workspace restricts. */
  readonly restricted: Code;
}

type Writable<Code extends string> =
  | ({ readonly ok: true; readonly home: Workspace } & SeenChannel)
  | Exclude<Awaited<ReturnType<typeof findConversation>>, { readonly ok: true }>
  | Refused<Code | "is_archived" | "not_in_channel" | "ekm_access_denied">;

/** Finds the conversation that `channel` names and the caller may write to as a member: by ID, name or user. */
export async function findWritable<const Code extends string>(
  sent: string,
  search: Search<Code>,
): Promise<Writable<Code>> {
  const { caller, store, restricted } = search;
  const found = await findConversation(await toId(sent, search), { caller, store, kindScopes: {} });
  if (!found.ok) return found;
  const { channel, membership } = found;
  const home = await workspaceOf(channel, caller, store);
  const closed = refusePosting(caller, home);
  if (closed?.error === "app_access_restricted") return { ...closed, error: restricted };
  if (closed !== undefined || channel.postingSuspended) {
    return refuseWriting("ekm_access_denied", channel.id, "a channel open to posts");
  }
  if (channel.archived) return refuseWriting("is_archived", channel.id, "a channel that is not archived");
  if (membership === undefined)
    return refuseWriting("not_in_channel", channel.id, "a channel that the caller has joined");
  return { ...found, home };
}

/** Expects that a member may still write to the conversation. */
export function stillWritable(channelId: Id, userId: Id): readonly Expectation[] {
  return [
    { kind: "openChannel", id: channelId },
    { kind: "channelMember", channelId, userId },
  ];
}

/** ID of the conversation: itself, that of a public channel with the name, or of the open DM with a user. */
async function toId(sent: string, { caller, actor, store }: Search<string>): Promise<string> {
  const { id: workspaceId } = caller.workspace;
  if (idPatterns.user.test(sent)) return (await store.channels.dm(workspaceId, actor.id, sent))?.id ?? sent;
  if (idPatterns.channel.test(sent) || idPatterns.dm.test(sent)) return sent;
  const named = await store.channels.byName(workspaceId, sent.replace(/^#/, ""));
  return named?.kind === "public" ? named.id : sent;
}
