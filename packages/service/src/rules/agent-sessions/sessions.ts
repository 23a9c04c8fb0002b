import type {
  AgentsSessionsRenameArguments,
  AgentsSessionsRenameRefusal,
  AgentsSessionsSetStatusArguments,
  AgentsSessionsSetStatusRefusal,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import {
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "../../model/agent-session.js";
import type { App } from "../../model/app.js";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse, type Decision, decide, type Refused } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { beginSession, statusOf, subscribesToStops, withAgent } from "../conversations/agents.js";
import { findWorkspaceAccess } from "../conversations/sharing/find-workspace-access.js";
import { agentStatus, changeIdentity, nameChannel, stopEventWarning } from "./session-state.js";

/** Builds a refusal of a call about a session, with its reason. */
const refuse = createRefuse<AgentsSessionsSetStatusRefusal["error"] | AgentsSessionsRenameRefusal["error"]>(
  "web-api#additional-codes-per-method",
);

type RenameSessionOutcome = MethodOutcome<Methods["agents.sessions.rename"]>;
type Context = MethodContext<WebapiCaller>;

/** Changes the title of a session and, in a session channel, the channel's name. */
export function createRenameSession({ store }: { readonly store: Store }) {
  return (sent: AgentsSessionsRenameArguments, { caller }: Context): Promise<RenameSessionOutcome> =>
    decide(store, async () => {
      const found = await findPlace(sent, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const session = await store.agentSessions.get(agentSessionId(found.place));
      if (session === undefined) return answer(refuse("session_not_found", sent.thread_ts, "a session in the place"));
      return decideTitle(sent.title, { ...found, session, caller });
    });
}

interface RenameContext extends FoundPlace {
  readonly session: AgentSession;
  readonly caller: WebapiCaller;
}

function decideTitle(title: string, { session, channel, user, caller }: RenameContext): Decision<RenameSessionOutcome> {
  const { app } = caller;
  if (!session.agents.some(({ appId }) => appId === app?.id)) {
    return answer(refuse("not_authorized", app?.id, "an agent of the session"));
  }
  if (channel.archived) return answer(refuse("is_archived", channel.id, "a channel that is not archived"));
  const renamed = nameChannel(channel, title);
  if (renamed === undefined) return answer(refuse("invalid_name", title, "letters or digits"));
  const { id, version } = session;
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "agentSession", key: { id }, version },
        { kind: "openChannel", id: channel.id },
        { kind: "channelMember", channelId: channel.id, userId: user.id },
        ...renamed.expect,
      ],
      writes: [
        { kind: "put", document: "agentSession", value: { ...session, version: version + 1, title } },
        ...renamed.writes,
      ],
    },
    answer: () => ({ ok: true, title }),
    refuse: (failed) =>
      failed.kind === "freeChannelName" ? refuse("name_taken", failed.name, "a free name") : undefined,
  };
}

function answer(outcome: RenameSessionOutcome): Decision<RenameSessionOutcome> {
  return { kind: "answer", answer: outcome };
}

/** A lower rank hides a higher one. */
const ranks: { readonly [Status in AgentStatus]: number } = { suspended: 0, processing: 1, active: 2, closed: 3 };

/** Status of a session at a time: that of its agent with the lowest rank. A session without agents is closed. */
export function sessionStatus({ agents }: Pick<AgentSession, "agents">, nowMs: number): AgentStatus {
  const statuses = agents.map((agent) => agentStatus(agent, nowMs));
  return statuses.reduce<AgentStatus>((lowest, each) => (ranks[each] < ranks[lowest] ? each : lowest), "closed");
}

type SetSessionStatusOutcome = MethodOutcome<Methods["agents.sessions.setStatus"]>;

/** Sets the status of the calling app's agent in a session, and creates the session if there is none. */
export function createSetSessionStatus({ store }: { readonly store: Store }) {
  return (sent: AgentsSessionsSetStatusArguments, context: Context): Promise<SetSessionStatusOutcome> =>
    decide(store, () => decideStatus({ sent, context, store }));
}

interface Call {
  readonly sent: AgentsSessionsSetStatusArguments;
  readonly context: Context;
  readonly store: Store;
}

async function decideStatus({ sent, context, store }: Call): Promise<Decision<SetSessionStatusOutcome>> {
  const { app } = context.caller;
  const found = await findPlace(sent, context.caller, store);
  if (!found.ok) return { kind: "answer", answer: found };
  if (app === undefined) return { kind: "answer", answer: refuse("not_authorized", app, "an app's bot") };
  const before = await store.agentSessions.get(agentSessionId(found.place));
  const initiatorId = before === undefined ? sent.initiator_user_id : undefined;
  if (initiatorId !== undefined && !(await store.channels.isMember(found.channel.id, initiatorId))) {
    return { kind: "answer", answer: refuse("user_not_found", initiatorId, "a member of the channel") };
  }
  const nowMs = context.now.getTime();
  const begun = before ?? beginSession(found.place, { nowMs, title: titleOf(sent, found), initiatorId });
  const agent = toAgent(sent, app, { session: begun, nowMs });
  const session = { ...withAgent(begun, agent), version: begun.version + 1 };
  const members = [found.user.id, ...(initiatorId === undefined ? [] : [initiatorId])];
  return {
    kind: "commit",
    batch: {
      expect: [
        before === undefined
          ? { kind: "freeAgentSession", ...found.place }
          : { kind: "version", document: "agentSession", key: { id: before.id }, version: before.version },
        ...members.map((userId) => ({ kind: "channelMember", channelId: found.channel.id, userId }) as const),
      ],
      writes: [{ kind: "put", document: "agentSession", value: session }],
    },
    answer: () => ({
      ok: true,
      status: sessionStatus(session, nowMs),
      agent_status: agent.status,
      title: session.title,
      ...(!subscribesToStops(app) && { remarks: [stopEventWarning] }),
    }),
  };
}

function titleOf({ title }: AgentsSessionsSetStatusArguments, { channel }: FoundPlace): string {
  return title ?? (channel.kind === "session" ? channel.name : undefined) ?? "";
}

function toAgent(
  sent: AgentsSessionsSetStatusArguments,
  app: App,
  { session: { agents }, nowMs }: { readonly session: AgentSession; readonly nowMs: number },
): SessionAgent {
  const before = agents.find(({ appId }) => appId === app.id);
  const { since: _since, ...kept }: Partial<SessionAgent> = before ?? {};
  return {
    ...kept,
    appId: app.id,
    ...statusOf(app, sent.status, nowMs),
    identity: changeIdentity(before?.identity ?? {}, sent),
  };
}

/** The arguments by which a call names a session. */
type SessionReference = Pick<AgentsSessionsRenameArguments, "channel_id" | "thread_ts">;

/** Place of a session, and the app's bot, which is a member of the channel. */
interface FoundPlace {
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
async function findPlace(sent: SessionReference, caller: WebapiCaller, store: Readers): Promise<Found> {
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
