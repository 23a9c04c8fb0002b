import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/workflow-step-deleted.ts
const workflowStepDeletedEventWorkflowDraftConfigurationShape = oncePerZod((z) => ({
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
const workflowStepDeletedEventWorkflowDraftConfigurationSchema = oncePerZod((z) => z.strictObject(workflowStepDeletedEventWorkflowDraftConfigurationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const workflowStepDeletedEventWorkflowPublishedConfigurationShape = oncePerZod((z) => ({
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
const workflowStepDeletedEventWorkflowPublishedConfigurationSchema = oncePerZod((z) => z.strictObject(workflowStepDeletedEventWorkflowPublishedConfigurationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const workflowStepDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["workflow_step_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of workflow_step_deleted"
	}) }),
	workflow_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_draft_configuration: workflowStepDeletedEventWorkflowDraftConfigurationSchema(z).exactOptional(),
	workflow_published_configuration: workflowStepDeletedEventWorkflowPublishedConfigurationSchema(z).exactOptional(),
	event_ts: timestampSchema(z)
}));
const workflowStepDeletedEvent = {
	wireName: "workflow_step_deleted",
	description: "A step of the app was removed from a workflow.",
	reason: "The service has no steps of legacy workflows.",
	payload: oncePerZod((z) => z.strictObject(workflowStepDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { workflowStepDeletedEvent };
