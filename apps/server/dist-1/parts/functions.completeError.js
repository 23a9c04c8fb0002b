import { Wr as decide, _o as toInstant } from "./server.js";
import { n as findRunning, t as endExecution } from "./complete-execution.js";
// ../../packages/service/src/functions/functions.completeError.ts
function createCompleteError({ store }) {
	return ({ function_execution_id: id, error }, context) => decide(store, async () => {
		const found = await findRunning(id, context.caller, store);
		if (!found.ok) return {
			kind: "answer",
			answer: found
		};
		const end = {
			kind: "failed",
			at: toInstant(context.now.getTime()),
			error
		};
		return {
			kind: "commit",
			batch: endExecution(found.execution, end),
			answer: () => ({ ok: true })
		};
	});
}
export { createCompleteError };
