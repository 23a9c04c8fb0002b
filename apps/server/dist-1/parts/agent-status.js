import { Qo as serviceLimits, po as millisecondsOf } from "./server.js";
// ../../packages/service/src/agent-sessions/agent-status.ts
function agentStatus({ status, since }, nowMs) {
	if (status !== "processing" || since === void 0) return status;
	return nowMs < millisecondsOf(since) + serviceLimits.agentProcessingMinutes.value * 6e4 ? status : "active";
}
export { agentStatus as t };
