import { T as toProblemLines } from "./messages.js";
import { Wr as decide, _o as toInstant } from "./server.js";
import { n as findRunning, r as refuse, t as endExecution } from "./complete-execution.js";
import { t as findParameterProblems } from "./find-parameter-problems.js";
// ../../packages/service/src/functions/functions.completeSuccess.ts
function createCompleteSuccess({ store }) {
	return (sent, context) => decide(store, () => decideSuccess(sent, context, store));
}
async function decideSuccess({ function_execution_id: id, outputs }, { caller, now }, store) {
	const found = await findRunning(id, caller, store);
	if (!found.ok) return {
		kind: "answer",
		answer: found
	};
	const { outputParameters = [] } = await store.functions.get(found.execution.functionId) ?? {};
	const problems = findParameterProblems(outputs, outputParameters, "outputs");
	const [first] = problems;
	if (first !== void 0) return {
		kind: "answer",
		answer: {
			...refuse("parameter_validation_failed", first.found, first.wanted),
			messages: toProblemLines(problems)
		}
	};
	const end = {
		kind: "completed",
		at: toInstant(now.getTime()),
		outputs
	};
	return {
		kind: "commit",
		batch: endExecution(found.execution, end),
		answer: () => ({ ok: true })
	};
}
export { createCompleteSuccess };
