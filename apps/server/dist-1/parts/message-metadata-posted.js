import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/message-metadata-posted.ts
const messageMetadataPostedEventShape = oncePerZod((z) => ({
	type: z.enum(["message_metadata_posted"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of message_metadata_posted"
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
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	metadata: z.record(z.string(), z.unknown(), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object"
	}) }),
	message_ts: timestampSchema(z),
	event_ts: timestampSchema(z)
}));
const messageMetadataPostedEvent = {
	wireName: "message_metadata_posted",
	description: "A message with metadata was posted.",
	payload: oncePerZod((z) => z.strictObject(messageMetadataPostedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { messageMetadataPostedEvent };
