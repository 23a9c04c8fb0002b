import type { AgentSession, AgentStatus } from "./agent-session.js";

/** A lower rank hides a higher one. */
const ranks: { readonly [Status in AgentStatus]: number } = { suspended: 0, processing: 1, active: 2, closed: 3 };

/** Status of a session: that of its agent with the lowest rank. A session without agents is closed. */
export function sessionStatus({ agents }: Pick<AgentSession, "agents">): AgentStatus {
  return agents.reduce<AgentStatus>(
    (status, agent) => (ranks[agent.status] < ranks[status] ? agent.status : status),
    "closed",
  );
}
