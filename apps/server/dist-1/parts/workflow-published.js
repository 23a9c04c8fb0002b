import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/workflow-published.ts
const workflowPublishedEventWorkflowPublishedConfigurationShape = oncePerZod((z) => ({
	version_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	app_steps: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }), { error: issueMessage({
		missing: "must be given",
		invalid: "must be a list"
	}) })
}));
const workflowPublishedEventWorkflowPublishedConfigurationSchema = oncePerZod((z) => z.strictObject(workflowPublishedEventWorkflowPublishedConfigurationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const workflowPublishedEventShape = oncePerZod((z) => ({
	type: z.enum(["workflow_published"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of workflow_published"
	}) }),
	workflow_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_published_configuration: workflowPublishedEventWorkflowPublishedConfigurationSchema(z),
	event_ts: timestampSchema(z)
}));
const workflowPublishedEvent = {
	wireName: "workflow_published",
	description: "A workflow with steps of the app was published.",
	reason: "The service has no steps of legacy workflows.",
	payload: oncePerZod((z) => z.strictObject(workflowPublishedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { workflowPublishedEvent };
