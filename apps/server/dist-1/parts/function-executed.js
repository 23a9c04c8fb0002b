import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/function-executed.ts
const functionExecutedEventShape = oncePerZod((z) => ({
	type: z.enum(["function_executed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of function_executed"
	}) }),
	function: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	inputs: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	function_execution_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_execution_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z),
	bot_access_token: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) })
}));
const functionExecutedEvent = {
	wireName: "function_executed",
	description: "A step of a workflow that the app provides runs.",
	reason: "Only an act of a person brings it about, `people.runStep` of the control plane.",
	payload: oncePerZod((z) => z.strictObject(functionExecutedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { functionExecutedEvent };
