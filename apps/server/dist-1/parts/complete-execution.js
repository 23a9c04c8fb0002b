import { Hr as createRefuse, So as hasVersion, gr as isGranted, hr as functionExecutions, wo as put } from "./server.js";
// ../../packages/service/src/functions/executions/complete-execution.ts
const refuse = createRefuse("interactivity#custom-steps-functions");
async function findRunning(id, { app, token }, store) {
	const execution = await store.get(functionExecutions, { id });
	if (execution === void 0) return refuse("function_execution_not_found", id, "a step that has run");
	const { appId, workspaceId, end } = execution;
	if (appId !== app?.id || !isGranted(token, workspaceId)) return refuse("access_denied", appId, "a step of the app, in a workspace that the token covers");
	if (end !== void 0) return refuse("execution_not_in_running_state", end.kind, "a step that runs");
	return {
		ok: true,
		execution
	};
}
function endExecution(execution, end) {
	const { id, version } = execution;
	return {
		expect: [hasVersion(functionExecutions, { id }, version)],
		writes: [put(functionExecutions, {
			...execution,
			version: version + 1,
			end
		})]
	};
}
export { findRunning as n, refuse as r, endExecution as t };
