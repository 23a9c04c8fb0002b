import type { AgentSession, AgentStatus } from "./agent-session.js";

/** A status before one that it hides. */
const ranks: { readonly [Status in AgentStatus]: number } = { suspended: 0, processing: 1, active: 2, closed: 3 };

/** The status of a session: the foremost of its agents'. One without agents is closed. */
export function sessionStatus({ agents }: Pick<AgentSession, "agents">): AgentStatus {
  return agents.reduce<AgentStatus>(
    (status, agent) => (ranks[agent.status] < ranks[status] ? agent.status : status),
    "closed",
  );
}
