import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/file-unshared.ts
const fileUnsharedEventFileShape = oncePerZod((z) => ({ id: z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }) }));
const fileUnsharedEventFileSchema = oncePerZod((z) => z.strictObject(fileUnsharedEventFileShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const fileUnsharedEventShape = oncePerZod((z) => ({
	type: z.enum(["file_unshared"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_unshared"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	file: fileUnsharedEventFileSchema(z),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const fileUnsharedEvent = {
	wireName: "file_unshared",
	description: "A file is no longer shared in a conversation.",
	payload: oncePerZod((z) => z.strictObject(fileUnsharedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { fileUnsharedEvent };
