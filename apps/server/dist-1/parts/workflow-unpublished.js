import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/workflow-unpublished.ts
const workflowUnpublishedEventWorkflowDraftConfigurationShape = oncePerZod((z) => ({
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
const workflowUnpublishedEventWorkflowDraftConfigurationSchema = oncePerZod((z) => z.strictObject(workflowUnpublishedEventWorkflowDraftConfigurationShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const workflowUnpublishedEventShape = oncePerZod((z) => ({
	type: z.enum(["workflow_unpublished"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of workflow_unpublished"
	}) }),
	workflow_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	workflow_draft_configuration: workflowUnpublishedEventWorkflowDraftConfigurationSchema(z),
	event_ts: timestampSchema(z)
}));
const workflowUnpublishedEvent = {
	wireName: "workflow_unpublished",
	description: "A workflow with steps of the app was withdrawn.",
	reason: "The service has no steps of legacy workflows.",
	payload: oncePerZod((z) => z.strictObject(workflowUnpublishedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { workflowUnpublishedEvent };
