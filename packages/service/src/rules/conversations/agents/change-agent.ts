import {
  type AgentSession,
  type AgentStatus,
  agentSessionId,
  type SessionAgent,
  type SessionPlace,
} from "../../../model/agent-session.js";
import type { App } from "../../../model/app.js";
import type { Batch, Store } from "../../../model/service-store.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Id } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { showsStopButton } from "./shows-stop-button.js";

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
