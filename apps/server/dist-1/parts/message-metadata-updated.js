import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/message-metadata-updated.ts
const messageMetadataUpdatedEventShape = oncePerZod((z) => ({
	type: z.enum(["message_metadata_updated"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message_metadata_updated"
	}) }),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z),
	previous_metadata: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	app_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	bot_id: z.string({ error: "must be a string" }).exactOptional(),
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	team_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	message_ts: timestampSchema(z),
	metadata: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) })
}));
const messageMetadataUpdatedEvent = {
	wireName: "message_metadata_updated",
	description: "The metadata of a message changed.",
	payload: oncePerZod((z) => z.strictObject(messageMetadataUpdatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { messageMetadataUpdatedEvent };
