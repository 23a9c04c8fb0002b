import { agentSessionDefaults } from "../../generated/service.js";
import {
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "../../model/agent-session.js";
import type { App } from "../../model/app.js";
import type { Channel } from "../../model/channel.js";
import type { Message } from "../../model/message.js";
import type { Workspace } from "../../model/organization.js";
import type { Batch, SilentWrite, Store } from "../../model/store.js";
import type { Id } from "../../values/ids.js";
import { type Ts, toInstant } from "../../values/instant.js";
import { memberAt } from "../../values/json.js";

/** A change of an app's agent in a session. */
interface AgentChange {
  readonly app: App;
  readonly nowMs: number;
  /** Finds the user who starts a session that does not exist. Default: none. */
  readonly findStarter?: () => Promise<Id | undefined>;
  /** Default: the title that the session has. */
  readonly title?: string;
  readonly change: (agent: SessionAgent) => SessionAgent;
}

/** Changes an app's agent in the session of a place. Creates a session that does not exist, and an agent that is new. */
export async function changeAgent(
  place: SessionPlace,
  { app, nowMs, findStarter, title, change }: AgentChange,
  { agentSessions }: Pick<Store, "agentSessions">,
): Promise<Batch<readonly SilentWrite[]>> {
  const before = await agentSessions.get(agentSessionId(place));
  const begun = before ?? beginSession(place, { nowMs, title: "", initiatorId: await findStarter?.() });
  const known = begun.agents.find(({ appId }) => appId === app.id);
  const agent = change(known ?? { appId: app.id, status: "active", stopButton: false, identity: {} });
  const session = { ...withAgent(begun, agent), version: begun.version + 1, ...(title !== undefined && { title }) };
  const { id, version } = begun;
  return {
    expect: [
      before === undefined
        ? { kind: "freeAgentSession", ...place }
        : { kind: "version", document: "agentSession", key: { id }, version },
    ],
    writes: [{ kind: "put", document: "agentSession", value: session }],
  };
}

/** A session without agents, which is stored with its first agent. */
export function beginSession(
  place: SessionPlace,
  {
    nowMs,
    title,
    initiatorId,
  }: { readonly nowMs: number; readonly title: string; readonly initiatorId?: Id | undefined },
): AgentSession {
  return {
    id: agentSessionId(place),
    version: 0,
    created: toInstant(nowMs),
    ...place,
    title,
    ...(initiatorId !== undefined && { initiatorId }),
    agents: [],
  };
}

/** An agent with a new status. */
export function withStatus(
  { since: _before, ...agent }: SessionAgent,
  status: AgentStatus,
  { app, nowMs }: { readonly app: Pick<App, "manifest">; readonly nowMs: number },
): SessionAgent {
  return { ...agent, ...statusOf(app, status, nowMs) };
}

/** The status of an agent with what follows from it: the stop button, and the hour that processing lasts. */
export function statusOf(
  app: Pick<App, "manifest">,
  status: AgentStatus,
  nowMs: number,
): Pick<SessionAgent, "status" | "stopButton" | "since"> {
  return {
    status,
    stopButton: showsStopButton(app, status),
    ...(status === "processing" && { since: toInstant(nowMs) }),
  };
}

/** A session with a new or changed agent. */
export function withAgent(session: AgentSession, agent: SessionAgent): AgentSession {
  const { agents } = session;
  const isKnown = agents.some(({ appId }) => appId === agent.appId);
  const others = isKnown ? agents.map((each) => (each.appId === agent.appId ? agent : each)) : [...agents, agent];
  return { ...session, agents: others };
}

/** A stream that starts or stops. */
interface StreamChange {
  /** Absent for a bot without an app, which has no agent. */
  readonly app: App | undefined;
  /** Workspace of the conversation. */
  readonly home: Workspace;
  readonly status: AgentStatus;
  readonly nowMs: number;
}

/** Sets the status of the agent that streams a message, if the message is in a session or in a thread that can be one. */
export async function changeStreaming(
  { channel, threadTs }: { readonly channel: Channel; readonly threadTs: Ts | undefined },
  { app, home, status, nowMs }: StreamChange,
  store: Pick<Store, "agentSessions" | "messages" | "users">,
): Promise<Batch<readonly SilentWrite[]>> {
  const place = placeOf(channel, threadTs);
  if (app === undefined || place === undefined || home.disabledFeatures.includes("agent_sessions")) return unchanged;
  const findStarter = async () => {
    const root = threadTs === undefined ? undefined : await store.messages.get(channel.id, threadTs);
    return findInitiator(root, store);
  };
  return changeAgent(
    place,
    { app, nowMs, findStarter, change: (agent) => withStatus(agent, status, { app, nowMs }) },
    store,
  );
}

const unchanged: Batch<readonly SilentWrite[]> = { expect: [], writes: [] };

/** A session channel is one session with all its threads. Elsewhere, a message outside of threads has no session. */
function placeOf({ id: channelId, kind }: Channel, threadTs: Ts | undefined): SessionPlace | undefined {
  if (kind === "session") return { channelId };
  return threadTs === undefined ? undefined : { channelId, threadTs };
}

/** Finds the person who began a thread with a message. Undefined if a bot did, or if the message is unknown. */
export async function findInitiator(
  root: Message | undefined,
  { users }: Pick<Store, "users">,
): Promise<Id | undefined> {
  const author = root?.userId === undefined ? undefined : await users.get(root.userId);
  return author?.kind === "person" ? author.id : undefined;
}

/** Whether people can stop an agent: while it is processing, if its app's manifest subscribes to the stop event. */
export function showsStopButton(app: Pick<App, "manifest">, status: AgentStatus): boolean {
  return status === "processing" && subscribesToStops(app);
}

/** Whether an app subscribes to the event of a stopped session. */
export function subscribesToStops({ manifest }: Pick<App, "manifest">): boolean {
  const events = memberAt(manifest, ["settings", "event_subscriptions", "bot_events"]);
  return Array.isArray(events) && events.includes(agentSessionDefaults.stopEvent);
}
