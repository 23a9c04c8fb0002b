import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/app-context-changed.ts
const appContextChangedEventContextShape = oncePerZod((z) => ({ entities: z.array(z.record(z.string(), z.unknown(), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object"
}) }), { error: issueMessage({
	missing: "must be given",
	invalid: "must be a list"
}) }) }));
const appContextChangedEventContextSchema = oncePerZod((z) => z.strictObject(appContextChangedEventContextShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const appContextChangedEventShape = oncePerZod((z) => ({
	type: z.enum(["app_context_changed"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of app_context_changed"
	}) }),
	channel: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	context: appContextChangedEventContextSchema(z),
	event_ts: timestampSchema(z)
}));
const appContextChangedEvent = {
	wireName: "app_context_changed",
	description: "A user moved on while the view of an agent was open.",
	reason: "Only a person can do this in a client, and the control plane has no such act.",
	payload: oncePerZod((z) => z.strictObject(appContextChangedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { appContextChangedEvent };
