import { type AgentSession, agentSessionId, type SessionAgent } from "../model/agent-session.js";
import type { Write } from "../model/writes.js";
import { statusOf } from "../rules/conversations/agents/change-agent.js";
import { millisecondsOf } from "../values/instant.js";
import type { WorldAgentSession } from "./agent-sessions.js";
import { appSection } from "./apps.js";
import { channelSection } from "./channels.js";
import { defined } from "./section/present.js";
import { storedCreation, storedInstant } from "./section/stored-instant.js";
import { findItem } from "./section/world-context.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the agent sessions. */
export function agentSessionWrites(sessions: readonly WorldAgentSession[], context: WriteContext): readonly Write[] {
  return sessions.map((session) => ({
    kind: "put",
    document: "agentSession",
    value: toSession(session, context),
  }));
}

function toSession(session: WorldAgentSession, context: WriteContext): AgentSession {
  const { ids, nowMs } = context;
  const { thread_ts: threadTs, initiator } = session;
  const channel = findItem(context, channelSection, session.channel);
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

function toAgent(agent: WorldAgentSession["agents"][number], context: WriteContext): SessionAgent {
  const { ids, nowMs } = context;
  const sinceMs = agent.since === undefined ? nowMs : millisecondsOf(storedInstant(agent.since));
  const manifest = findItem(context, appSection, agent.app)?.manifest ?? {};
  const { username, icon_emoji: iconEmoji, icon_url: iconUrl } = agent;
  return {
    appId: ids.of("app", agent.app),
    ...statusOf({ manifest }, agent.status, sinceMs),
    identity: defined({ username, iconEmoji, iconUrl }),
  };
}
