import type { AgentsSessionsRenameArguments } from "@rollcall/api/webapi";
import { agentSessionId, type SessionPlace } from "../../model/agent-session.js";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Refused } from "../../store/refusal.js";
import type { Id } from "../../values/ids.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { refuse } from "./refusal.js";

/** The arguments by which a call names a session. */
type SessionReference = Pick<AgentsSessionsRenameArguments, "channel_id" | "thread_ts">;

/** Place of a session, and the app's bot, which is a member of the channel. */
export interface FoundPlace {
  readonly channel: Channel;
  readonly place: SessionPlace;
  readonly user: User;
}

type PlaceCode =
  | "channel_not_found"
  | "feature_disabled"
  | "not_authorized"
  | "team_access_not_granted"
  | "thread_ts_not_allowed"
  | "thread_ts_required";
type Refusal = Refused<PlaceCode>;

type Found = ({ readonly ok: true } & FoundPlace) | Refusal;

type Readers = Pick<Store, "channels" | "agentSessions" | "organizations">;

/** Finds the place of a session: in the given channel, or where the app's own thread is. */
export async function findPlace(sent: SessionReference, caller: WebapiCaller, store: Readers): Promise<Found> {
  const found = await findChannel(sent, caller, store);
  if (!found.ok) return found;
  return (await refuseWorkspace(found.channel, caller, store)) ?? found;
}

/** The channel's workspace can differ from the one that the call acts in. */
async function refuseWorkspace(
  { workspaceId, id }: Channel,
  { workspace }: WebapiCaller,
  { organizations }: Readers,
): Promise<Refusal | undefined> {
  if (workspaceId === workspace.id) return undefined;
  const home = await organizations.workspace(workspaceId);
  if (home === undefined || home.deleted) return notFound(id);
  if (!home.disabledFeatures.includes("agent_sessions")) return undefined;
  return refuse("feature_disabled", workspaceId, "a workspace with agent sessions");
}

async function findChannel(sent: SessionReference, caller: WebapiCaller, store: Readers): Promise<Found> {
  const { user } = caller;
  if (user === undefined) return refuse("not_authorized", caller.token.userId, "a user who can be in a channel");
  if (sent.channel_id === undefined) return findThread(sent.thread_ts, { caller, user, store });
  const channel = await store.channels.get(sent.channel_id);
  if (channel === undefined || channel.deleted === true) return notFound(sent.channel_id);
  const refusal =
    (await refuseInstallation(channel, caller, store)) ?? (await refuseOutsider(channel, { caller, user, store }));
  return refusal ?? toPlace(channel, sent.thread_ts, user);
}

function toPlace(channel: Channel, threadTs: string | undefined, user: User) {
  const { id: channelId } = channel;
  if (channel.kind === "session") {
    if (threadTs !== undefined) return refuse("thread_ts_not_allowed", threadTs, "no thread in a session channel");
    return { ok: true, channel, place: { channelId }, user } as const;
  }
  if (threadTs === undefined) return refuse("thread_ts_required", channelId, "a thread of the channel");
  return { ok: true, channel, place: { channelId, threadTs }, user } as const;
}

interface ThreadSearch {
  readonly caller: WebapiCaller;
  readonly user: User;
  readonly store: Readers;
}

/** If several channels have the thread, one with a session wins, then the lowest ID. */
async function findThread(threadTs: string | undefined, { caller, user, store }: ThreadSearch) {
  if (threadTs === undefined) return notFound(threadTs);
  const candidates = (await store.agentSessions.channelsWithThread(user.id, threadTs)).filter(
    ({ kind, deleted }) => (kind === "im" || kind === "private") && deleted !== true,
  );
  const refusals = await Promise.all(candidates.map((channel) => refuseInstallation(channel, caller, store)));
  const channels = candidates.filter((_, at) => refusals[at] === undefined);
  const sessions = await Promise.all(
    channels.map(({ id: channelId }) => store.agentSessions.get(agentSessionId({ channelId, threadTs }))),
  );
  const channel = channels.find((_, at) => sessions[at] !== undefined) ?? channels[0];
  return channel === undefined ? notFound(threadTs) : toPlace(channel, threadTs, user);
}

/** Members of another company's shared channel can use it wherever the app is installed. */
async function refuseInstallation(
  channel: Channel,
  caller: WebapiCaller,
  store: Pick<Store, "organizations">,
): Promise<Refusal | undefined> {
  const access = await findWorkspaceAccess(channel, caller, store);
  if (access.kind === "inside" || access.kind === "foreign") return undefined;
  if (access.kind !== "ungranted") return notFound(channel.id);
  return refuse("team_access_not_granted", access.workspaceId, "a workspace that the installation was granted to");
}

/**
 * A caller outside a public channel of its own company may not act there. For callers outside, any other channel does
 * not exist.
 */
async function refuseOutsider(channel: Channel, { caller, user, store }: ThreadSearch): Promise<Refusal | undefined> {
  const { id, kind } = channel;
  if (await store.channels.isMember(id, user.id)) return undefined;
  if (kind !== "public" || (await findWorkspaceAccess(channel, caller, store)).kind === "foreign") return notFound(id);
  return refuse("not_authorized", user.id, "a member of the channel");
}

function notFound(found: Id | undefined): Refused<"channel_not_found"> {
  return refuse("channel_not_found", found, "a channel, or a thread, that the app is in");
}
