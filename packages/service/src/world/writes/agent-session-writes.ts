import { type AgentSession, agentSessionId, type SessionAgent } from "../../agent-sessions/agent-session.js";
import { showsStopButton } from "../../agent-sessions/shows-stop-button.js";
import type { Write } from "../../store/write.js";
import type { WorldAgentSession } from "../format/agent-session.js";
import { defined } from "./present.js";
import { storedCreation } from "./stored-instant.js";
import type { WriteContext } from "./write-context.js";

/** The sessions of agents. */
export function agentSessionWrites(context: WriteContext): readonly Write[] {
  return (context.world.agent_sessions ?? []).map((session) => ({
    kind: "putAgentSession",
    agentSession: toSession(session, context),
  }));
}

function toSession(session: WorldAgentSession, context: WriteContext): AgentSession {
  const { world, names, ids, nowMs } = context;
  const { thread_ts: threadTs, initiator } = session;
  const channel = world.channels?.[names.lookup("channel", session.channel)[0] ?? -1];
  const place = { channelId: ids.of("channel", session.channel), ...(threadTs !== undefined && { threadTs }) };
  return {
    id: agentSessionId(place),
    version: 1,
    created: storedCreation(session, nowMs),
    ...place,
    title: session.title ?? (channel?.kind === "session" ? channel.name : ""),
    ...(initiator !== undefined && { initiatorId: ids.of("user", initiator) }),
    agents: session.agents.map((agent) => toAgent(agent, context)),
  };
}

function toAgent(agent: WorldAgentSession["agents"][number], { world, names, ids }: WriteContext): SessionAgent {
  const manifest = world.apps?.[names.lookup("app", agent.app)[0] ?? -1]?.manifest ?? {};
  const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = agent;
  return {
    appId: ids.of("app", agent.app),
    status: agent.status,
    stopButton: showsStopButton({ manifest }, agent.status),
    identity: defined({ username, iconEmoji, iconUrl }),
  };
}
