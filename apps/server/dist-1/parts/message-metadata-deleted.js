import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/message-metadata-deleted.ts
const messageMetadataDeletedEventShape = oncePerZod((z) => ({
	type: z.enum(["message_metadata_deleted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message_metadata_deleted"
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
	deleted_ts: timestampSchema(z)
}));
const messageMetadataDeletedEvent = {
	wireName: "message_metadata_deleted",
	description: "A message with metadata was deleted, or its metadata was removed.",
	payload: oncePerZod((z) => z.strictObject(messageMetadataDeletedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { messageMetadataDeletedEvent };
