import type { AgentSession, AgentStatus } from "../../model/agent-session.js";
import { agentStatus } from "./agent-status.js";

/** A lower rank hides a higher one. */
const ranks: { readonly [Status in AgentStatus]: number } = { suspended: 0, processing: 1, active: 2, closed: 3 };

/** Status of a session at a time: that of its agent with the lowest rank. A session without agents is closed. */
export function sessionStatus({ agents }: Pick<AgentSession, "agents">, nowMs: number): AgentStatus {
  const statuses = agents.map((agent) => agentStatus(agent, nowMs));
  return statuses.reduce<AgentStatus>((lowest, each) => (ranks[each] < ranks[lowest] ? each : lowest), "closed");
}
