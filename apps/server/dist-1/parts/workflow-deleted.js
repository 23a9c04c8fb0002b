import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/workflow-deleted.ts
const workflowDeletedEventWorkflowDraftConfigurationShape = oncePerZod((z) => ({
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
const workflowDeletedEventWorkflowDraftConfigurationSchema = oncePerZod((z) => z.strictObject(workflowDeletedEventWorkflowDraftConfigurationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const workflowDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["workflow_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of workflow_deleted"
	}) }),
	workflow_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_draft_configuration: workflowDeletedEventWorkflowDraftConfigurationSchema(z),
	event_ts: timestampSchema(z)
}));
const workflowDeletedEvent = {
	wireName: "workflow_deleted",
	description: "A workflow with steps of the app was deleted.",
	reason: "The service has no steps of legacy workflows.",
	payload: oncePerZod((z) => z.strictObject(workflowDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { workflowDeletedEvent };
