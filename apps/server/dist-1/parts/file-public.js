import { rt as issueMessage } from "./messages.js";
import { Ua as oncePerZod } from "./server.js";
import { t as timestampSchema } from "./timestamp.js";
// ../../packages/api/src/generated/events/payloads/file-public.ts
const filePublicEventFileShape = oncePerZod((z) => ({ id: z.string({ error: issueMessage({
	missing: "must be given",
	invalid: "must be a string"
}) }) }));
const filePublicEventFileSchema = oncePerZod((z) => z.strictObject(filePublicEventFileShape(z), { error: issueMessage({
	missing: "must be given",
	invalid: "must be an object",
	unknownKey: "is not a known key"
}) }));
const filePublicEventShape = oncePerZod((z) => ({
	type: z.enum(["file_public"], { error: issueMessage({
		missing: "must be given",
		invalid: "must be one of file_public"
	}) }),
	file_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	user_id: z.string({ error: issueMessage({
		missing: "must be given",
		invalid: "must be a string"
	}) }),
	file: filePublicEventFileSchema(z),
	event_ts: timestampSchema(z)
}));
const filePublicEvent = {
	wireName: "file_public",
	description: "A file was shared in a public channel for the first time.",
	payload: oncePerZod((z) => z.strictObject(filePublicEventShape(z), { error: issueMessage({
		missing: "must be given",
		invalid: "must be an object",
		unknownKey: "is not a known key"
	}) }))
};
export { filePublicEvent };
