import { serviceLimits } from "../../generated/service.js";
import type { AgentStatus, SessionAgent } from "../../model/agent-session.js";
import { millisecondsOf } from "../../values/instant.js";

/** The activity of an agent at a time: one that has been processing for an hour is active. */
export function agentStatus({ status, since }: Pick<SessionAgent, "status" | "since">, nowMs: number): AgentStatus {
  if (status !== "processing" || since === undefined) return status;
  const lastMs = millisecondsOf(since) + serviceLimits.agentProcessingMinutes.value * 60_000;
  return nowMs < lastMs ? status : "active";
}
