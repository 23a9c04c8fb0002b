import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/workflow-step-execute.ts
const workflowStepExecuteEventShape = oncePerZod((z) => ({
	type: z.enum(["workflow_step_execute"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of workflow_step_execute"
	}) }),
	callback_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_step: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	event_ts: timestampSchema(z)
}));
const workflowStepExecuteEvent = {
	wireName: "workflow_step_execute",
	description: "A step of the app in a workflow runs.",
	reason: "The service has no steps of legacy workflows.",
	payload: oncePerZod((z) => z.strictObject(workflowStepExecuteEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { workflowStepExecuteEvent };
