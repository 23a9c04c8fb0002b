import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/file-created.ts
const fileCreatedEventFileShape = oncePerZod((z) => ({ id: z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }) }));
const fileCreatedEventFileSchema = oncePerZod((z) => z.strictObject(fileCreatedEventFileShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const fileCreatedEventShape = oncePerZod((z) => ({
	type: z.enum(["file_created"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_created"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	file: fileCreatedEventFileSchema(z),
	event_ts: timestampSchema(z)
}));
const fileCreatedEvent = {
	wireName: "file_created",
	description: "A user created a file.",
	payload: oncePerZod((z) => z.strictObject(fileCreatedEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { fileCreatedEvent };
