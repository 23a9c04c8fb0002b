import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/file-shared.ts
const fileSharedEventFileShape = oncePerZod((z) => ({ id: z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }) }));
const fileSharedEventFileSchema = oncePerZod((z) => z.strictObject(fileSharedEventFileShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const fileSharedEventShape = oncePerZod((z) => ({
	type: z.enum(["file_shared"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_shared"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	file: fileSharedEventFileSchema(z),
	channel_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	event_ts: timestampSchema(z)
}));
const fileSharedEvent = {
	wireName: "file_shared",
	description: "A file was shared in a conversation.",
	payload: oncePerZod((z) => z.strictObject(fileSharedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { fileSharedEvent };
